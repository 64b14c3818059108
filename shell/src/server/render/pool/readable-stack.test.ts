import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { readableStack } from './readable-stack.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrava-stack-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = join(folder, 'server.cjs');
// The third line of the server file is the first line of the view.
const map = { version: 3, sources: ['/shop/mfe-content/src/view.tsx'], names: [], mappings: ';;AAAA' };

it('The stack names the line of the view that threw where a source map is beside the server file', () => {
  writeFileSync(`${file}.map`, JSON.stringify(map));
  expect(readableStack(`Error: no title\n    at View (${file}:3:9)`)).toContain('(/shop/mfe-content/src/view.tsx:1:');
});

it('leaves a stack alone without a map, or with one that cannot be read', () => {
  const stack = `Error: no title\n    at View (${join(folder, 'other/server.cjs')}:3:9)`;
  expect(readableStack(stack)).toBe(stack);
  writeFileSync(`${file}.map`, '{');
  expect(readableStack(`at View (${file}:3:9)`)).toBe(`at View (${file}:3:9)`);
});
