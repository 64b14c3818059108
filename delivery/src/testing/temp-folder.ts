import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';

/** An empty folder that disappears after the tests of the file. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'delivery-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Hands out a new folder at each call; all disappear after the tests of the file. */
export function tempFolders(): () => string {
  const root = tempFolder();
  return () => mkdtempSync(join(root, 'part-'));
}
