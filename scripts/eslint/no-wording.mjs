// Forbids recognizing Oracle wording with string functions, regular expressions or comparisons.
// Wording belongs to the grammar. Where types are known, a closed union of literals (`kind`, a zone name)
// is data of ours and not wording, so comparing it is allowed.
import ts from 'typescript';

const MATCHERS = new Set([
  'includes',
  'startsWith',
  'endsWith',
  'split',
  'indexOf',
  'lastIndexOf',
  'match',
  'matchAll',
  'replace',
  'replaceAll',
  'search',
  'test',
  'exec',
]);
const COMPARISONS = new Set(['===', '!==', '==', '!=']);
const WORD = /[a-z]{3,}/;
/** Variables that hold the name of a grammar rule, which is a name of ours. */
const RULE_NAMES = new Set(['ctorName', 'rule', 'ruleName']);
/** File extensions, and steps of the code paths that name parts of a program: `.args.`, `.modal.modes.`. */
const FILE_EXTENSION = /^(?:[./][a-z]+)+\.?$/;
const PHRASE = /[a-z]+ [a-z]+/i;

/** The part of a regular expression that stands for itself: no escapes, character classes, group names. */
function literalPart(pattern) {
  return pattern.replace(
    /\[(?:\\.|[^\]])*\]|\(\?<[a-zA-Z]\w*>|\\[kpP](\{[^}]*\}|<[^>]*>)|\\u\{?[0-9a-fA-F]+\}?|\\./g,
    '·',
  );
}

/** The text a literal argument matches on, or undefined when it is not a literal. */
function literalText(node) {
  if (node.type === 'Literal' && node.regex) return literalPart(node.regex.pattern);
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral') return node.quasis.map((quasi) => quasi.value.cooked ?? '').join('·');
  return undefined;
}

/** A list made by cutting a text is still text; other lists hold values, one of which may well be a word. */
function isSplitText(node) {
  return node.type === 'CallExpression' && ['split', 'match'].includes(node.callee.property?.name);
}

function holdsRuleName(node) {
  return RULE_NAMES.has(node.type === 'MemberExpression' ? node.property.name : node.name);
}

/** True when each string the type admits is known: a value of our own vocabulary, not text. */
function isClosed(type, checker) {
  if (type.isUnion()) return type.types.every((part) => isClosed(part, checker));
  if (checker.isArrayType(type) || checker.isTupleType(type))
    return checker.getTypeArguments(type).every((part) => isClosed(part, checker));
  return type.isStringLiteral() || (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) !== 0;
}

export const noWording = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'Forbid matching on Oracle wording outside the grammar.' },
    messages: {
      wording:
        'Wording is recognized only in grammar/ and src/text. Add a grammar rule instead of matching "{{text}}".',
    },
  },
  create(context) {
    const { program, getTypeAtLocation } = context.sourceCode.parserServices ?? {};
    const isText = (node) => !program || !isClosed(getTypeAtLocation(node), program.getTypeChecker());
    const isListOfValues = (node) =>
      program && !isSplitText(node) && program.getTypeChecker().isArrayType(getTypeAtLocation(node));
    const report = (node, text) => context.report({ node, messageId: 'wording', data: { text } });

    return {
      'Literal[regex]'(node) {
        if (WORD.test(literalPart(node.regex.pattern))) report(node, node.raw);
      },
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || callee.computed || !MATCHERS.has(callee.property.name)) return;
        for (const argument of node.arguments.slice(0, 1)) {
          if (argument.type === 'Literal' && argument.regex) continue; // reported as a regular expression
          const text = literalText(argument);
          if (text === undefined || !WORD.test(text) || FILE_EXTENSION.test(text)) continue;
          if (holdsRuleName(callee.object) || !isText(callee.object)) continue;
          if (!isListOfValues(callee.object) || PHRASE.test(text)) report(argument, text);
        }
      },
      'NewExpression[callee.name="RegExp"], CallExpression[callee.name="RegExp"]'(node) {
        const text = node.arguments[0] && literalText(node.arguments[0]);
        if (text !== undefined && WORD.test(literalPart(text))) report(node, text);
      },
      BinaryExpression(node) {
        if (!COMPARISONS.has(node.operator)) return;
        for (const [literal, other] of [
          [node.left, node.right],
          [node.right, node.left],
        ]) {
          const text = literalText(literal);
          if (text !== undefined && PHRASE.test(text) && isText(other)) report(literal, text);
        }
      },
      SwitchCase(node) {
        const text = node.test && literalText(node.test);
        if (text && PHRASE.test(text) && isText(node.parent.discriminant)) report(node.test, text);
      },
    };
  },
};
