import { globSync } from 'node:fs';
import path from 'node:path';

// Tests start many processes from the same files; all of them inherit this folder with what V8 has compiled of those, types stripped.
process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, '.cache/compiled');

const packages = [
  'shell',
  ...globSync('mfe-*', { cwd: import.meta.dirname }),
  'shared-kit',
  'server-kit',
  'build-preset',
  'delivery',
  'console',
  'reference-api',
  'static-files',
  'demo-shop',
  'scripts',
  'proof',
];

const common = {
  rootDir: import.meta.dirname,
  roots: packages.map((name) => `<rootDir>/${name}`),
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '<rootDir>/[^/]+/\\.cache/'],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'cjs', 'js', 'json', 'node'],
  moduleNameMapper: {
    '^fast-check$': '<rootDir>/scripts/jest/fast-check.cjs',
    '\\.module\\.css$': '<rootDir>/build-preset/jest/css-module.cjs',
    '\\.(css|svg|png|jpg|jpeg|webp|avif|woff2)$': '<rootDir>/build-preset/jest/asset.cjs',
  },
  transform: { '\\.[cm]?[jt]sx?$': '<rootDir>/build-preset/jest/transform.cjs' },
  transformIgnorePatterns: [],
  setupFilesAfterEnv: ['<rootDir>/build-preset/jest/fail-on-console-error.cjs'],
  restoreMocks: true,
};

export default {
  // As many files at once as there are cores, the slow ones of the last run first: Jest keeps their durations in its cache.
  maxWorkers: '100%',
  cacheDirectory: '<rootDir>/.cache/jest',
  // Ends what hangs. How long things take is for benchmarks; beside the rest of the gate a test may wait long for a processor.
  testTimeout: 60_000,
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      globalSetup: '<rootDir>/scripts/jest/keep-databases.cjs',
      globalTeardown: '<rootDir>/scripts/jest/take-away-databases.cjs',
    },
    {
      ...common,
      displayName: 'jsdom',
      testEnvironment: '<rootDir>/build-preset/jest/jsdom-environment.cjs',
      // Node's builds of the packages: the same copies for rendering on the server and hydrating in the page.
      testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'], url: 'http://localhost:3000/' },
      testMatch: ['**/*.test.tsx'],
      setupFilesAfterEnv: [...common.setupFilesAfterEnv, '<rootDir>/build-preset/jest/matchers.cjs'],
    },
  ],
};
