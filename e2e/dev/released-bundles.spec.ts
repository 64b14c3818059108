import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildableApps } from '../../scripts/environment/index.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What every working build holds, and no release may: the page's client, hot updates, React Refresh, React's development build. */
const TRACES = ['vitrava.development', '/_dev/', 'hot-update', 'webpackHot', '$RefreshReg$', 'react-refresh', 'jsxDEV('];

/** Texts that survive minification and stand once in each copy of a library. */
const MARKS = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  'react-dom': '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  'react-dom/client': 'rendererPackageName',
  effector: 'unit call from pure function',
  'effector-react': 'expect @@unitShape to be a function',
  i18next: 'i18next/PATH_KEY',
  'the texts': 'needs an I18nProvider above it',
  'single-spa': 'single-spa minified message',
  'the router': 'will be treated as if it were',
  'the bus': 'shell/$location',
};

test.describe('the released bundles', () => {
  for (const [library, mark] of Object.entries(MARKS)) {
    test(`hold one copy of ${library}, since a page may load files of all of them`, () => {
      const scripts = globSync(
        buildableApps().map((app) => `${app}/dist/browser/**/*.js`),
        { cwd: root },
      );
      const copies = scripts.flatMap((name) =>
        readFileSync(path.join(root, name), 'utf8')
          .split(mark)
          .slice(1)
          .map(() => name),
      );
      expect(copies).toHaveLength(1);
    });
  }

  for (const app of buildableApps()) {
    test(`of ${app} hold nothing of npm run dev`, () => {
      const dist = path.join(root, app, 'dist');
      const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => /\.c?js$/.test(name));
      expect(scripts).toContain('server.cjs');
      const found = scripts.flatMap((name) => {
        const text = readFileSync(path.join(dist, name), 'utf8');
        return TRACES.filter((trace) => text.includes(trace)).map((trace) => `${name}: ${trace}`);
      });
      expect(found).toEqual([]);
    });
  }
});
