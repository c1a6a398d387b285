/**
 * What `flatMap` of the list gives, for code that runs all the time: the V8 of Node 20 defines each element of that result
 * in the way that serves for any object, which takes thirty times as long as to push it.
 */
export function flatMapped<Item, Found>(
  list: readonly Item[],
  each: (item: Item, at: number) => Found | readonly Found[],
): Found[] {
  const all: Found[] = [];
  for (let at = 0; at < list.length; at++) {
    const found = each(list[at] as Item, at);
    if (!isList(found)) all.push(found);
    else for (const one of found) all.push(one);
  }
  return all;
}

function isList<Found>(found: Found | readonly Found[]): found is readonly Found[] {
  return Array.isArray(found);
}
