import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import effector from 'eslint-plugin-effector';
import tseslint from 'typescript-eslint';
import { browserFloorRule } from './scripts/browser-floor/index.ts';
import { CLASS_OF_USERS, unknownPaths, WORDS } from './scripts/lint/restricted-syntax.ts';
import { separateTextElement } from './scripts/lint/separate-text-element.ts';
import { documents, vocabulary } from './scripts/lint/vocabulary.ts';

/** The folder of the kit that only builds use. */
const BUILD_PARTS = 'shared-kit/src/build/**';

const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**'];

/** Files with words in two languages for a reason. */
const WITH_WORDS = [
  // Removes the «г.» that the engine adds to dates.
  'shared-kit/src/i18n/format/date.ts',
  // Recognise sentences that the API may answer with.
  'shared-kit/src/forms/answers/problems.ts',
  'mfe-account/src/domain/answers/problems.ts',
  // Names of cases in the gallery of the kit.
  'shared-kit/gallery/parts/**',
  // Parse what shoppers type.
  'mfe-catalog/src/domain/catalogue-address/filters.ts',
  'reference-api/src/content/emails/format-values.ts',
  'reference-api/src/catalogue/search/**',
  // The letters whose typeface is loaded.
  'shell/src/typeface/typeface.ts',
  // Data of the demo shop and of proofs.
  'demo-shop/src/{catalogue,judged-queries,pictures}/**',
  'demo-shop/src/delivery/build.ts',
  '**/proof/{search,bad-input,load}/**',
  // Patterns that find Russian text.
  'scripts/lint/restricted-syntax.ts',
];

/** Documents and addresses that the shell's server answers beside the pages of the remotes. */
const SERVED = ['/web/docs/:file', '/share-picture.png'];
const PATHS = globSync('mfe-*/src/pages/*/route.json', { cwd: import.meta.dirname }).map((file) =>
  String(JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')).path),
);

/* Only rules that need types, and those about Effector; everything else is Biome's. */
export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', '.data/', '**/.cache/', '.nx/', 'examples/angular/'] },
  {
    files: ['**/*.{ts,tsx}'],
    // nx runs one workspace at a time, which is read through its own program; without nx everything is one program.
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: {
        project: path.join(process.env['LINT_PROJECT'] ?? '.', 'tsconfig.json'),
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-deprecated': 'error',
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: [{ from: 'package', name: ['it', 'describe', 'test'], package: '@playwright/test' }] },
      ],
      '@typescript-eslint/no-for-in-array': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/no-base-to-string': 'error',
      '@typescript-eslint/restrict-plus-operands': 'error',
      '@typescript-eslint/return-await': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['{shell,console,mfe-*,shared-kit}/src/**/*.{ts,tsx}'],
    ignores: ['{shell,console}/src/server/**'],
    extends: [effector.flatConfigs.recommended, effector.flatConfigs.scope, effector.flatConfigs.react, effector.flatConfigs.patronum],
    rules: {
      'effector/no-domain-unit-creators': 'error',
      'effector/no-units-spawn-in-render': ['error', { detectCustomFactories: false }],
    },
  },
  {
    files: ['{shell,console,mfe-*,shared-kit}/src/**/*.{ts,tsx}', 'demo-shop/pickup-widget/src/**/*.ts'],
    ignores: ['{shell,console}/src/server/**', BUILD_PARTS, ...TESTS],
    plugins: { vitrava: { rules: { 'browser-floor': browserFloorRule } } },
    rules: { 'vitrava/browser-floor': 'error' },
  },
  {
    files: ['{shell,mfe-*,shared-kit}/src/**/*.tsx'],
    ignores: TESTS,
    plugins: { shop: { rules: { 'separate-text-element': separateTextElement } } },
    rules: { 'shop/separate-text-element': 'error' },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    ignores: [...TESTS, 'e2e/**'],
    rules: { 'max-lines-per-function': ['error', { max: 80 }] },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs,md}'],
    // Quotes the specification.
    ignores: ['docs/traceability.md'],
    plugins: { language: { rules: { vocabulary } } },
    rules: { 'language/vocabulary': 'error' },
  },
  { files: ['**/*.md'], processor: documents },
  // One block applies to a file: a later one replaces the options of an earlier one.
  {
    files: [
      '{shell,console,mfe-*,shared-kit,server-kit,reference-api,static-files,delivery,demo-shop}/src/**/*.{ts,tsx,js,mjs,cjs}',
      '{demo-shop/*/src,shared-kit/gallery,scripts}/**/*.{ts,tsx,js,mjs,cjs}',
    ],
    ignores: [...TESTS, ...WITH_WORDS],
    rules: { 'no-restricted-syntax': ['error', ...WORDS] },
  },
  {
    files: ['mfe-*/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, ...WITH_WORDS, '**/src/paths.ts'],
    rules: { 'no-restricted-syntax': ['error', ...WORDS, ...unknownPaths([...PATHS, ...SERVED])] },
  },
  {
    files: ['shared-kit/src/ui/*/*.tsx'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...WORDS, CLASS_OF_USERS] },
  },
);
