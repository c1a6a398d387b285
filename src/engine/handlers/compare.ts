/** Compares as the instructions say: "2 or more" is `atLeast`. */
export function compare(left: number, how: string, right: number): boolean {
  switch (how) {
    case 'atLeast':
      return left >= right;
    case 'atMost':
      return left <= right;
    case 'equal':
      return left === right;
    case 'greater':
      return left > right;
    case 'less':
      return left < right;
    case 'odd':
      return left % 2 !== 0;
    case 'even':
      return left % 2 === 0;
    default:
      throw new Error(`no comparison ${how}`);
  }
}
