// Finds names of this repository in a line of a document: paths, commands, npm scripts, identifiers, links.

const ROOTS = /^\.?\/?(?:src|grammar|docs|scripts|bin|fixtures|snapshots|\.ci|\.github)\//;
const PLACEHOLDER = /[<>…*{}]|\.\.\./;
const IDENTIFIER = /^(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)(?:\(\))?$/;

/** Names in one line, each `{ kind: 'path' | 'command' | 'script' | 'identifier', name }`. */
export function namesIn(line) {
  const quoted = [...line.matchAll(/`([^`]+)`/g)].flatMap((match) => nameOf(match[1].trim()));
  const links = [...line.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .filter((match) => !/^[a-z]+:/.test(match[1]))
    .map((match) => ({ kind: 'link', name: match[1] }));
  const shell = /^ {4}(?:\$ )?((?:npx )?oracle [a-z]+|npm (?:run )?[a-z]+)/.exec(line);
  return [...quoted, ...links, ...(shell ? nameOf(shell[1]) : [])];
}

function nameOf(text) {
  const command = /^(?:npx |node |\.\/|bin\/)*oracle ([a-z]+)/.exec(text);
  if (command) return [{ kind: 'command', name: command[1] }];
  const script = /^npm run (?:-s )?([\w:-]+)|^npm (test|start)\b/.exec(text);
  if (script) return [{ kind: 'script', name: script[1] ?? script[2] }];
  const path = text.split(/[\s:#]/)[0];
  if (ROOTS.test(path)) return PLACEHOLDER.test(path) ? [] : [{ kind: 'path', name: path }];
  if (IDENTIFIER.test(text)) return [{ kind: 'identifier', name: text.replace('()', '') }];
  return [];
}
