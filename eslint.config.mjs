import path from 'node:path';
import effector from 'eslint-plugin-effector';
import tseslint from 'typescript-eslint';
import { browserFloorRule } from './scripts/browser-floor/index.ts';
import { ownTextElement } from './scripts/lint/own-text-element.ts';

/** Folders of the kit that only builds and servers use. */
const SERVER_PARTS = 'shared-kit/src/{build,metrics-door,permits,process-lock,refused-start,server-output}/**';

/*
 * Only what needs types, and what knows Effector; everything else is Biome's.
 */
export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', '.data/', '**/.cache/', '.nx/', '**/*.{js,mjs,cjs}'] },
  {
    files: ['**/*.{ts,tsx}'],
    // nx asks for one workspace at a time, which is read through its own program; by hand everything is one program.
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
    files: ['{shell,mfe-*,shared-kit}/src/**/*.{ts,tsx}'],
    ignores: ['shell/src/server/**'],
    extends: [effector.flatConfigs.recommended, effector.flatConfigs.scope, effector.flatConfigs.react, effector.flatConfigs.patronum],
    rules: {
      'effector/no-domain-unit-creators': 'error',
      'effector/no-units-spawn-in-render': ['error', { detectCustomFactories: false }],
    },
  },
  {
    files: ['{shell,mfe-*,shared-kit}/src/**/*.{ts,tsx}', 'demo-shop/pickup-widget/src/**/*.ts'],
    ignores: ['shell/src/server/**', SERVER_PARTS, '**/*.test.{ts,tsx}', '**/testing/**'],
    plugins: { vitrava: { rules: { 'browser-floor': browserFloorRule } } },
    rules: { 'vitrava/browser-floor': 'error' },
  },
  {
    // The operators' console is not a page of the shop.
    files: ['{shell,mfe-*,shared-kit}/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/testing/**', 'shell/src/console/**'],
    plugins: { shop: { rules: { 'own-text-element': ownTextElement } } },
    rules: { 'shop/own-text-element': 'error' },
  },
);
