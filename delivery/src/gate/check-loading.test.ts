import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readDist } from '../build/index.ts';
import { tempFolders } from '../testing/index.ts';
import { checkLoading } from './check-loading.ts';

const newFolder = tempFolders();

async function reasonsOf(code: string, remote = 'mfe-content') {
  const folder = newFolder();
  mkdirSync(join(folder, 'browser'));
  writeFileSync(join(folder, 'browser/client.js'), code);
  writeFileSync(join(folder, 'browser/later.js'), 'export const later = 1;');
  const refusals = await checkLoading(remote, folder, await readDist(folder));
  return refusals.map((refusal) => (refusal.type === 'script-throws' ? [refusal.file, refusal.reason] : []));
}

it.each([
  ['a module that throws', 'export const a = 1; throw new Error("no settings");', 'no settings'],
  ['a classic script that throws', 'var a = 1; throw new TypeError("no settings");', 'no settings'],
  ['a name that no browser has', 'export const a = missing.b;', 'missing is not defined'],
  ['a file that is not there', 'import "./nowhere.js";', expect.stringContaining('Cannot find module')],
  ['modules of Node', 'import fs from "node:fs"; export const a = fs.readdirSync("/");', expect.stringContaining('restricted')],
])('A script is refused for %s', async (_, code, reason) => {
  expect(await reasonsOf(code)).toEqual([['browser/client.js', reason]]);
});

it.each([
  [
    'uses objects of the browser',
    'import { later } from "./later.js"; document.body.append(document.createElement("p")); export class A extends HTMLElement { a = later }',
  ],
  [
    'shares a global with other scripts',
    '(window.webpackChunkgift = window.webpackChunkgift || []).push([]); var gift = webpackChunkgift;',
  ],
  ['fails later, when a page has loaded it', 'export const a = fetch("/api/news/").then(() => missing);'],
])('A script may be loaded that %s', async (_, code) => {
  expect(await reasonsOf(code)).toEqual([]);
});

it('The scripts of a shell are not run, because they start the shop', async () => {
  expect(await reasonsOf('throw new Error("no page");', 'shell')).toEqual([]);
});
