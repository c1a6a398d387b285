// Every citation of a rule must exist in docs/cr-index.json and have the one accepted form.
import { readFileSync } from 'node:fs';
import { citationProblems, citations } from './citations.mjs';
import { report, textFiles } from './files.mjs';

const known = new Set(Object.keys(JSON.parse(readFileSync('docs/cr-index.json', 'utf8')).rules));
const problems = [];
let count = 0;
for (const path of textFiles('src', 'docs', 'grammar', 'fixtures', '*.md')) {
  if (path === 'docs/cr-index.json') continue;
  readFileSync(path, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      count += citations(line).length;
      for (const message of citationProblems(line, known)) problems.push({ path, line: index + 1, message });
    });
}
report(problems, `${count} citations, all of them known rules`);
