// Names of paths, commands, npm scripts and identifiers in the documents must exist in the repository.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { namesIn } from './docs-names.mjs';
import { report, textFiles } from './files.mjs';

const npmScripts = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const code = textFiles('src', 'grammar', 'scripts').map((path) => readFileSync(path, 'utf8'));
const words = new Set(code.flatMap((text) => text.match(/\w+/g) ?? []));
const cli = textFiles('src/cli')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
const commands = new Set([...cli.matchAll(/(?:\.command|new Command)\(\s*['"`]([a-z]+)/g)].map((match) => match[1]));

const exists = {
  path: (name) => existsSync(name),
  link: (name, path) => existsSync(join(dirname(path), name)),
  command: (name) => commands.has(name),
  script: (name) => name in npmScripts,
  identifier: (name) => words.has(name),
};

const problems = [];
let count = 0;
for (const path of textFiles('docs', '*.md').filter((file) => file.endsWith('.md'))) {
  readFileSync(path, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      for (const { kind, name } of namesIn(line)) {
        count += 1;
        if (!exists[kind](name, path)) problems.push({ path, line: index + 1, message: `no such ${kind}: ${name}` });
      }
    });
}
report(problems, `${count} names in the documents, all of them exist`);
