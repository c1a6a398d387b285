import { readdirSync } from 'node:fs';
import eslint from '@eslint/js';
import { defineConfig } from 'eslint/config';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { oracle } from './scripts/eslint/plugin.mjs';
import { layeringZones, ROOMS, ROOMS_WITHOUT_WORDING } from './scripts/eslint/rooms.mjs';

const NODE_GLOBALS = ['Buffer', 'URL', 'console', 'performance', 'process'];
const TESTS = ['src/**/*.test.ts', 'src/**/*.bench.ts'];

const strangers = readdirSync(new URL('src', import.meta.url)).filter((name) => !ROOMS.includes(name));
if (strangers.length > 0) throw new Error(`no place in the order of rooms (scripts/eslint/rooms.mjs): ${strangers}`);

export default defineConfig(
  { ignores: ['dist/', 'coverage/', 'grammar/**/*.js', 'grammar/**/*.d.ts', 'src/**/generated/'] },
  eslint.configs.recommended,
  {
    files: ['**/*.mjs', '**/*.cjs', 'bin/*'],
    languageOptions: { globals: Object.fromEntries(NODE_GLOBALS.map((name) => [name, 'readonly'])) },
  },
  { files: ['**/*.cjs', 'bin/*'], languageOptions: { sourceType: 'commonjs' } },
  {
    files: ['src/**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX, oracle },
    settings: {
      'import-x/extensions': ['.ts'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.js', '.json'] })],
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // The compiler counts in code units, on purpose.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off', // there are no enums, and it is slow
      'import-x/no-cycle': 'error',
      'import-x/no-self-import': 'error',
      'max-lines': ['error', { max: 600, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      'no-control-regex': 'off',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of string literals instead of an enum.' },
        { selector: 'ExportDefaultDeclaration, TSExportAssignment', message: 'Export by name.' },
        {
          selector: ':matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind=/^(let|var)$/]',
          message: 'No mutable state at module level: pass it as a parameter.',
        },
      ],
      'prefer-const': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: TESTS,
    rules: { 'import-x/no-restricted-paths': ['error', { zones: layeringZones() }] },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/syntax/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['ohm-js', 'ohm-js/*', '@ohm-js/*'], message: 'Only src/syntax knows ohm-js.' }] },
      ],
    },
  },
  {
    files: ROOMS_WITHOUT_WORDING.map((room) => `src/${room}/**/*.ts`),
    ignores: TESTS,
    rules: { 'oracle/no-wording': 'error' },
  },
  {
    files: TESTS,
    rules: { 'max-lines-per-function': 'off' },
  },
);
