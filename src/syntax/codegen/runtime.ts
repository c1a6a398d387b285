/**
 * The fixed part of a generated parser.
 *
 * A node is an index into A, or a negative number for a leaf of up to 63 characters or an empty iteration.
 * In A: shape, start, end, then the children (for shape 0, an iteration, preceded by their number; shape 1
 * is a long leaf without children). M holds the memo blocks, B where the block of a position begins.
 */
export const RUNTIME = String.raw`
const HUSH = 0x7fffffff, LIMIT = new Error('limit'), MAX_TEXT = 1 << 24, MAX_CELLS = 1 << 24;
let text = '', far = -1, top = 4, blocks = 1, sp = 0, nesting = 0;
let K = new Uint8Array(1024), W = new Uint16Array(1024), B = new Int32Array(1024);
let A = new Int32Array(1 << 14), M = new Int32Array(1 << 14), S = new Int32Array(1 << 8);

function bits(sets) {
  const table = new Uint8Array(SYMBOLS);
  sets.forEach((ranges, bit) => {
    for (let i = 0; i < ranges.length; i += 2) for (let s = ranges[i]; s <= ranges[i + 1]; s++) table[s] |= 1 << bit;
  });
  return table;
}
function starts(lists) {
  const table = new Uint16Array(SYMBOLS);
  for (const list of lists) for (let i = 1; i < list.length; i += 2) table.fill(list[0], list[i], list[i + 1] + 1);
  return table;
}
function terminals(texts) {
  const columns = new Uint8Array(130), size = new Set(texts.join('')).size, nodes = 1 + texts.join('').length;
  const edges = new Uint16Array(size * nodes), lengths = new Uint16Array(nodes), orders = new Uint16Array(nodes);
  let columnCount = 0, nodeCount = 1;
  for (const char of new Set(texts.join(''))) columns[char.charCodeAt(0)] = ++columnCount;
  texts.forEach((text, order) => {
    let node = 0;
    for (let i = 0; i < text.length; i++) {
      const edge = node * size + columns[text.charCodeAt(i)] - 1;
      node = edges[edge] || (edges[edge] = nodeCount++);
    }
    if (lengths[node] === 0) { lengths[node] = text.length; orders[node] = order; }
  });
  return { columns, size, edges, lengths, orders };
}
function terminalAt(set, p) {
  let node = 0, length = 0, order = 0xffff;
  for (;;) {
    const column = set.columns[K[p++]];
    if (column === 0) return length;
    node = set.edges[node * set.size + column - 1];
    if (node === 0) return length;
    if (set.lengths[node] !== 0 && set.orders[node] < order) { length = set.lengths[node]; order = set.orders[node]; }
  }
}
const edges = new Uint16Array(26 * WORD_NODES), wordEnds = new Uint16Array(WORD_NODES);
{
  let nodes = 1, symbol = SYMBOLS - WORDS.length;
  for (const word of WORDS) {
    let node = 0;
    for (let i = 0; i < word.length; i++) {
      const edge = node * 26 + word.charCodeAt(i) - 97;
      node = edges[edge] || (edges[edge] = nodes++);
    }
    wordEnds[node] = symbol++;
  }
}
function look(p) {
  let node = 0, q = p, k = K[p];
  while (k >= 97 && k <= 122) {
    node = edges[node * 26 + k - 97];
    if (node === 0) return (W[p] = K[p] + 1);
    k = K[++q];
  }
  return (W[p] = wordEnds[node] || K[p] + 1);
}

function grown(array, length) {
  if (length > MAX_CELLS) throw LIMIT;
  const larger = new Int32Array(Math.max(length, 2 * array.length));
  larger.set(array);
  return larger;
}
function growNodes() { A = grown(A, top); }
function block(p) {
  const b = blocks;
  blocks += MEMOS;
  if (blocks > M.length) M = grown(M, blocks);
  M.fill(0, b, blocks);
  return (B[p] = b);
}
function push(node) {
  if (sp === S.length) S = grown(S, sp + 1);
  S[sp++] = node;
}
function alloc(cells) {
  const node = top;
  top += cells;
  if (top > A.length) growNodes();
  return node;
}
function leaf(p, length) {
  if (length < 64) return ~(p << 7 | length << 1);
  const node = alloc(3);
  A[node] = 1; A[node + 1] = p; A[node + 2] = p + length;
  return node;
}
function none(p) { return ~(p << 7 | 1); }
function startOf(node) { return node < 0 ? ~node >> 7 : A[node + 1]; }
function endOf(node) { return node < 0 ? (~node >> 7) + (~node >> 1 & 63) : A[node + 2]; }
function oneOf(child, first, last) {
  const node = alloc(5);
  A[node] = 0; A[node + 1] = startOf(first); A[node + 2] = endOf(last); A[node + 3] = 1; A[node + 4] = child;
  return node;
}
function one(child) { return oneOf(child, child, child); }
function rows(base, column, columns, p) {
  if (sp === base) return none(p);
  const count = (sp - base) / columns, node = alloc(4 + count);
  A[node] = 0; A[node + 1] = startOf(S[base]); A[node + 2] = endOf(S[sp - 1]); A[node + 3] = count;
  for (let i = 0, s = base + column; i < count; i++, s += columns) A[node + 4 + i] = S[s];
  return node;
}
function pointLength(p) { return K[p] !== 128 || text.codePointAt(p) < 0x10000 ? 1 : 2; }
function matches(pattern, p) { return K[p] !== 129 && pattern.test(String.fromCodePoint(text.codePointAt(p))); }
function sameUpperCase(chars, p) {
  return p + chars.length <= text.length && chars.every((char, i) => text[p + i].toUpperCase() === char);
}

let kept;
function prepare(input) {
  const length = input.length;
  if (K.length < length + 1) {
    const size = Math.max(length + 1, 2 * K.length);
    K = new Uint8Array(size); W = new Uint16Array(size); B = new Int32Array(size);
  }
  for (let i = 0; i < length; i++) {
    const code = input.charCodeAt(i);
    K[i] = code < 128 ? code : 128;
  }
  K[length] = 129;
  W.fill(0, 0, length + 1);
  B.fill(0, 0, length + 1);
  locate(length);
  text = input; top = 4; blocks = 1;
}
function release() {
  if (K.length <= 1 << 16 && A.length <= 1 << 20 && M.length <= 1 << 22) return;
  text = ''; kept = undefined;
  K = new Uint8Array(1024); W = new Uint16Array(1024); B = new Int32Array(1024);
  A = new Int32Array(1 << 14); M = new Int32Array(1 << 14);
}
function run(input, start, known) {
  if (known !== HUSH || kept !== input) prepare(input);
  kept = undefined; far = known; sp = 0; nesting = 0;
  forget();
  let p = start.syntactic ? skip(0) : 0;
  const node = start.read(p);
  // What was read while failures went unheard is good for other start rules, too.
  if (known === HUSH) kept = input;
  if (node === 0) return failure();
  p = start.syntactic ? skip(A[node + 2]) : A[node + 2];
  if (p < input.length) { missEnd(p); return failure(); }
  if (A[node + 2] !== p) kept = undefined;
  A[node + 2] = p; // as in Ohm, the root covers the blanks behind it
  return { kind: 'Read', node, cells: A.slice(0, top) };
}
exports.read = function (input, rule) { return tried(input, rule, HUSH); };
exports.readHeard = function (input, rule, known = -1) { return tried(input, rule, known); };
function tried(input, rule, known) {
  const start = STARTS.get(rule);
  if (start === undefined) throw new Error('no such start rule: ' + rule);
  if (input.length >= MAX_TEXT) return { kind: 'Failed', furthest: 0, limit: 'size' };
  try {
    return run(input, start, known);
  } catch (error) {
    if (error !== LIMIT && !(error instanceof RangeError)) throw error;
    const furthest = far === HUSH ? 0 : Math.max(far, 0);
    return { kind: 'Failed', furthest, limit: nesting > MAX_NESTING || error !== LIMIT ? 'depth' : 'size' };
  } finally {
    release();
  }
}
`;

/** How a parser for reading keeps failures; and where each symbol comes last, for rules that need it. */
export const READING = String.raw`
const Z = new Int32Array(SYMBOLS);
function locate(length) {
  Z.fill(-1);
  for (let p = 0; p <= length; p++) Z[W[p] || look(p)] = p;
}
function forget() {}
function missEnd(p) { if (p > far) far = p; }
function failure() { return { kind: 'Failed', furthest: far }; }
`;

/**
 * How a parser for explaining does. Where the furthest failure is known before, failures short of it are not looked at,
 * and reading is as fast as for a parser for reading.
 */
export const EXPLAINING = String.raw`
const missed = new Set();
function locate() {}
function forget() { missed.clear(); }
function miss(p, expected) {
  if (p > far) { far = p; missed.clear(); }
  if (expected >= 0) missed.add(expected);
}
function missEnd(p) { if (p >= far) miss(p, END); }
function missTerminals(p, expected, order) { for (let i = 0; i < order && i < expected.length; i++) miss(p, expected[i]); }
function orderAt(set, p) {
  let node = 0, order = 0xffff;
  for (;;) {
    const column = set.columns[K[p++]];
    if (column === 0) return order;
    node = set.edges[node * set.size + column - 1];
    if (node === 0) return order;
    if (set.lengths[node] !== 0 && set.orders[node] < order) order = set.orders[node];
  }
}
function failure() { return { kind: 'Failed', furthest: far, expected: Array.from(missed, (number) => EXPECTATIONS[number]) }; }
`;
