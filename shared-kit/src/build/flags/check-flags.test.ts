import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { checkFlags } from './index.ts';

describe('The flags that the sources of a remote read', () => {
  let folder = '';
  const check = (text: string) => {
    mkdirSync(path.join(folder, 'src'), { recursive: true });
    const imports =
      "import { useFlag } from '@vitrava/shared-kit/flags/react'; import { $flag, exposureOf } from '@vitrava/shared-kit/flags/model';";
    writeFileSync(path.join(folder, 'src/view.tsx'), `${imports}\n${text}`);
    checkFlags(folder, { 'new-sort': 'boolean', first: 'string', size: 'number' }, { isShell: false });
  };

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'vitrava-flags-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('pass when the manifest declares each with the type of its fallback', () => {
    expect(() =>
      check(
        "const shown = [$flag('size', -1), exposureOf('size')]; export const use = () => [useFlag('new-sort', false), useFlag('first', 'price')];",
      ),
    ).not.toThrow();
  });

  it.each(['$flags', '$flags as all', 'flagRead'])(
    'The build refuses the import of %s, which reads or counts flags without a check',
    (name) => {
      expect(() => check(`import { ${name} } from '@vitrava/shared-kit/bus/shell';`)).toThrow(/Line 2 imports .*Read flags with useFlag/);
    },
  );

  it.each(["exposureOf('of-another-team')", 'exposureOf(name)', '[exposureOf]'])(
    'The build refuses the exposure of a flag that the manifest does not declare: %s',
    (text) => {
      expect(() => check(`export const count = ${text};`)).toThrow(
        /view\.tsx: Line 2 counts a flag that the manifest does not declare\. Write exposureOf/,
      );
    },
  );

  it.each([
    [
      "useFlag('old-sort', false)",
      /view\.tsx: Line 2 reads the flag old-sort with a boolean as its fallback, which the manifest does not declare\. Write "flags": \{ "old-sort": "boolean" \}/,
    ],
    ["$flag('new-sort', 'yes')", /Line 2 reads the flag new-sort with a string as its fallback, which the manifest declares as a boolean/],
    ["useFlag('size', !0)", /cannot tell which flag line 2 reads/],
    ["useFlag('constructor', false)", /flag constructor with a boolean as its fallback, which the manifest does not declare/],
    ['useFlag(name, false)', /cannot tell which flag line 2 reads\. Write useFlag\('name', fallback\)/],
    ["useFlag('size', pageSize)", /cannot tell which flag line 2 reads/],
    ['[useFlag].map(String)', /cannot tell which flag line 2 reads/],
  ])('are refused with their line otherwise: %s', (text, message) => {
    expect(() => check(`export const value = () => ${text};`)).toThrow(message);
  });
});
