// usage: node scripts/update-cr-index.mjs <rules file>
// Rewrites docs/cr-index.json (numbers and hashes only; the text of the rules is not ours to distribute)
// and lists the citations whose rule changed or went away, to be read again.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { citations } from './citations.mjs';
import { textFiles } from './files.mjs';

const INDEX = 'docs/cr-index.json';
const RULE = /^(\d{3}(?:\.\d+[a-z]?)?)\.? (.*)$/;

/** Hash of each rule's text, examples included, by rule number. */
function readRules(text) {
  const body = text.slice(0, text.lastIndexOf('\nGlossary\n'));
  const rules = new Map();
  let current;
  for (const line of body.split('\n').map((raw) => raw.trim())) {
    const match = RULE.exec(line);
    if (match) rules.set((current = match[1]), [match[2]]);
    else if (current !== undefined && line !== '') rules.get(current).push(line);
  }
  return Object.fromEntries([...rules].map(([number, lines]) => [number, hash(lines.join('\n'))]));
}

function hash(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('usage: node scripts/update-cr-index.mjs <rules file>');
const text = readFileSync(file, 'utf8').replaceAll('\r', '');
const rules = readRules(text);
const effective = /effective as of ([^.]+)\./.exec(text)?.[1] ?? 'unknown';
const before = existsSync(INDEX) ? JSON.parse(readFileSync(INDEX, 'utf8')).rules : rules;
writeFileSync(INDEX, `${JSON.stringify({ effective, rules }, null, 1)}\n`);
console.log(`${Object.keys(rules).length} rules, effective ${effective}`);

for (const path of textFiles('src', 'docs', 'grammar', 'fixtures')) {
  if (path === INDEX) continue;
  readFileSync(path, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      for (const number of citations(line))
        if (before[number] !== rules[number]) console.log(`${path}:${index + 1}: CR ${number} changed`);
    });
}
