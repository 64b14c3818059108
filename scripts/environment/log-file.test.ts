import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openLogFile } from './log-file.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrava-log-'));
});
afterEach(() => rm(folder, { recursive: true }));

const unexpected = (explanation: string): void => {
  throw new Error(explanation);
};

/** Waits until the text is in one of the files. */
async function untilWritten(text: string): Promise<void> {
  for (;;) {
    const files = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')));
    if (files.some((content) => content.includes(text))) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

describe('the log of a server', () => {
  it('is kept up to a size and a number of files, the newest lines among them', async () => {
    const log = openLogFile(path.join(folder, 'api.log'), unexpected, { maxBytes: 1000, olderFiles: 2 });
    for (let line = 1; line <= 200; line += 1) log.write(`line ${line} ${'x'.repeat(40)}\n`);
    await untilWritten('line 200 ');
    expect((await readdir(folder)).sort()).toEqual(['api.log', 'api.log.1', 'api.log.2']);
    for (const name of await readdir(folder)) expect((await stat(path.join(folder, name))).size).toBeLessThanOrEqual(1000);
    const stored = await Promise.all(['api.log.2', 'api.log.1', 'api.log'].map((name) => readFile(path.join(folder, name), 'utf8')));
    const numbers =
      stored
        .join('')
        .match(/(?<=line )\d+/g)
        ?.map(Number) ?? [];
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => 200 - numbers.length + 1 + index));
  });

  it('The log is continued in its file, and its size counts', async () => {
    const file = path.join(folder, 'api.log');
    await writeFile(file, `${'before '.repeat(140)}\n`);
    openLogFile(file, unexpected, { maxBytes: 1000, olderFiles: 1 }).write('a line that has no room any more\n');
    await untilWritten('no room');
    expect(await readFile(file, 'utf8')).toBe('a line that has no room any more\n');
    expect(await readFile(`${file}.1`, 'utf8')).toContain('before');
  });
});
