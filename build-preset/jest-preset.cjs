const path = require('node:path');

/*
 * Jest for a remote with a repository of its own (`"jest": { "preset": "@vitrava/build-preset" }`): models and rules in Node, views in a
 * page. The workspace of the shop has the same pieces in its own jest.config.mjs.
 */

const here = (file) => path.join(__dirname, 'jest', file);

const common = {
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'cjs', 'js', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/\\.cache/'],
  moduleNameMapper: {
    '\\.module\\.css$': here('css-module.cjs'),
    '\\.(css|svg|png|jpg|jpeg|webp|avif|woff2)$': here('asset.cjs'),
  },
  transform: { '\\.[cm]?[jt]sx?$': here('transform.cjs') },
  transformIgnorePatterns: [],
  setupFilesAfterEnv: [here('fail-on-console-error.cjs')],
  restoreMocks: true,
};

module.exports = {
  testTimeout: 20_000,
  projects: [
    { ...common, displayName: 'node', testEnvironment: 'node', testMatch: ['<rootDir>/src/**/*.test.ts'] },
    {
      ...common,
      displayName: 'jsdom',
      testEnvironment: here('jsdom-environment.cjs'),
      testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'], url: 'http://localhost:3000/' },
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: [...common.setupFilesAfterEnv, here('matchers.cjs')],
    },
  ],
};
