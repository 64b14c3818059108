import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildableApps } from '../../scripts/environment/index.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What every working build holds, and no release may: the page's client, hot updates, React Refresh, React's development build. */
const TRACES = ['vitrava.development', '/_dev/', 'hot-update', 'webpackHot', '$RefreshReg$', 'react-refresh', 'jsxDEV('];

test.describe('the released bundles', () => {
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
