import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readConfig } from '../config.ts';
import { localSecret } from './secrets.ts';

let folder: string;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'vitrava-secrets-')), 'data');
});

afterEach(() => rm(path.dirname(folder), { recursive: true }));

describe('a secret of this machine', () => {
  it('is made once, is the same for all who make it at once, and is readable by its owner alone', async () => {
    const secrets = await Promise.all(Array.from({ length: 8 }, () => localSecret(folder, 'api-secret')));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect(await localSecret(folder, 'api-secret')).toBe(secrets[0]);
    expect((await stat(path.join(folder, 'api-secret'))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(await readdir(folder)).toEqual(['api-secret']);
  });

  it.each(['', '\n', 'short'])('is refused when its file holds %j', async (text) => {
    await localSecret(folder, 'another');
    const file = path.join(folder, 'api-admin-token');
    await writeFile(file, text);
    await expect(localSecret(folder, 'api-admin-token')).rejects.toThrow(
      /api-admin-token does not hold a secret of at least 32 characters/,
    );
    expect(await readFile(file, 'utf8')).toBe(text);
  });
});

it.each(['API_SECRET', 'API_ADMIN_TOKEN', 'ACQUIRER_SECRET'])('refuses %s when it is too short to be a secret', (name) => {
  expect(() => readConfig({ [name]: 'x'.repeat(31) })).toThrow(`${name} must have at least 32 characters; it has 31.`);
  expect(() => readConfig({ [name]: 'x'.repeat(32) })).not.toThrow();
});
