import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { browserFloorRule } from './index.ts';

const FILE = path.join(import.meta.dirname, 'sample.tsx');
const OPTIONS: ts.CompilerOptions = { target: ts.ScriptTarget.ESNext, jsx: ts.JsxEmit.Preserve, types: [], noLib: false };

const host = ts.createCompilerHost(OPTIONS);
const readFile = host.getSourceFile.bind(host);
/** The library of TypeScript, which is read once. */
const files = new Map<string, ts.SourceFile | undefined>();

function programOf(code: string): ts.Program {
  host.getSourceFile = (name, ...rest) => {
    if (path.resolve(name) === FILE) return ts.createSourceFile(name, code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
    if (!files.has(name)) files.set(name, readFile(name, ...rest));
    return files.get(name);
  };
  return ts.createProgram([FILE], OPTIONS, host);
}

/** What the rule reports of a piece of TypeScript. */
function reportsOf(code: string): readonly string[] {
  const linter = new Linter({ configType: 'flat', cwd: import.meta.dirname });
  const messages = linter.verify(
    code,
    {
      files: ['**/*.tsx'],
      languageOptions: { parser: tseslint.parser, parserOptions: { programs: [programOf(code)] } },
      plugins: { vitrava: { rules: { 'browser-floor': browserFloorRule as never } } },
      rules: { 'vitrava/browser-floor': 'error' },
    },
    { filename: FILE },
  );
  return messages.map(({ message }) => message);
}

describe('The lint rule of the browser floor', () => {
  it.each([
    ['a static method of an interface', 'AbortSignal.any([]);', 'any'],
    ['a static method of the language', 'Promise.withResolvers();', 'withResolvers'],
    ['a method of a read-only array', 'export const f = (list: readonly number[]) => list.toSorted();', 'toSorted'],
    ['a method of an element', 'export const f = (element: HTMLElement) => element.showPopover();', 'showPopover'],
    ['a property', 'export const f = (query: URLSearchParams) => query.size;', 'size'],
    ['a global function', 'requestIdleCallback(() => undefined);', 'requestIdleCallback'],
    ['an HTML attribute', 'export const view = <div inert />;', 'inert'],
    ['a regular expression that builds cannot replace', 'export const pattern = /(?<=a)b/;', '/(?<=a)b/'],
  ])('reports %s that a browser of the floor lacks', (_, code, name) => {
    expect(reportsOf(code)).toEqual([expect.stringMatching(`^${name.replace(/[^\w]/g, '.')} is newer than the browser floor: .*Safari`)]);
  });

  it('reports an API that only one browser of the floor lacks, with the name of that browser', () => {
    expect(reportsOf('export const last = [1].findLast(Boolean);')).toEqual([
      'findLast is newer than the browser floor: Firefox 100 lack it.',
    ]);
  });

  it.each([
    'export const last = [1].at(-1);',
    'structuredClone(new Map());',
    'export const f = (dialog: HTMLDialogElement) => dialog.showModal();',
    'export const channel = new BroadcastChannel("cart");',
    'const list = { toSorted: () => 1 }; list.toSorted();',
    'export const view = <button type="button" autoFocus>Buy</button>;',
  ])('The rule accepts APIs of every supported browser, and names of the project: %s', (code) => {
    expect(reportsOf(code)).toEqual([]);
  });

  it.each([
    'if (typeof requestIdleCallback === "function") requestIdleCallback(() => undefined);',
    'export const f = (ms: number) => ("timeout" in AbortSignal ? AbortSignal.timeout(ms) : null);',
    'export const f = (element: HTMLElement) => element.checkVisibility?.() ?? true;',
  ])('accepts an API that the file tests for: %s', (code) => {
    expect(reportsOf(code)).toEqual([]);
  });
});
