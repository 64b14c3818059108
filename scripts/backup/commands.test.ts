import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrate, migrationNames, openPglite, rowsOf } from '@vitrava/reference-api/database';
import { sql } from '@vitrava/reference-api/testing/databases';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What a machine has that was given Node 20: it runs no TypeScript. */
const OLDER_NODE = `#!/bin/sh\nexec '${process.execPath}' --no-experimental-strip-types "$@"\n`;

describe('npm run backup, restore and upgrade, on the Node that a machine happens to have', () => {
  let folder = '';
  let scripts: Readonly<Record<string, string>> = {};
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vitrava-commands-'));
    await writeFile(path.join(folder, 'node'), OLDER_NODE, { mode: 0o700 });
    ({ scripts } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: typeof scripts });
    const database = await openPglite(path.join(folder, 'shop/db'));
    await migrate(database, (await migrationNames()).slice(0, -1));
    await database.db.execute(sql`insert into setting (key, value) values ('CMS_PAGE_SIZE', '{"value": 7}')`);
    await database.close();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** As npm runs a command in a clone where nothing is installed yet: its own programs are not on the PATH. */
  async function run(command: string, at: string, ...args: readonly string[]) {
    const dataDir = path.join(folder, at);
    const env = { DATA_DIR: dataDir, VITRAVA_DATA_DIR: dataDir, PATH: [folder, '/usr/bin', '/bin'].join(path.delimiter) };
    const child = spawn('sh', ['-c', `${scripts[command]} "$@"`, command, ...args], { cwd: ROOT, env });
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return { code, stdout: stdout.trim(), stderr: stderr.trim() };
  }

  it('The commands save a shop, restore it in another folder and upgrade it to this version', async () => {
    const file = path.join(folder, 'shop.tar.gz');
    expect(await run('backup', 'shop', file)).toEqual({
      code: 0,
      stdout: `${file} holds the shop as it was now, in 1 files, with its keys and secrets: keep it where only you can read it.`,
      stderr: '',
    });
    const restored = 'The shop is as it was when the backup was made. The next start brings its database to the form of this version.';
    expect(await run('restore', 'elsewhere', file)).toEqual({ code: 0, stdout: restored, stderr: '' });
    expect(await run('restore', 'elsewhere', file)).toMatchObject({ code: 1, stderr: expect.stringMatching(/^There is data already: /) });
    const over = await run('restore', 'elsewhere', file, '--over');
    expect(over).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`What was there before: ${path.join(folder, 'elsewhere/db.before-')}`),
    });
    const upgraded = await run('upgrade', 'elsewhere');
    expect(upgraded).toMatchObject({ code: 0, stdout: expect.stringMatching(/^1 changes of .* The shop as it was before: \S+\.tar\.gz$/) });
    expect(await run('upgrade', 'elsewhere')).toMatchObject({ code: 0, stdout: 'The database has the form of this version already.' });
    const database = await openPglite(path.join(folder, 'elsewhere/db'));
    const rows = await rowsOf(database.db, sql`select value from setting`);
    await database.close();
    expect(rows).toEqual([{ value: { value: 7 } }]);
    // Six processes, and a database is opened eight times.
  }, 180_000);

  it.each([
    ['backup', 'Usage: npm run backup -- <file>'],
    ['restore', 'Usage: npm run restore -- <file> [--over]'],
  ])('%s prints its requirements', async (command, stderr) => {
    expect(await run(command, 'nowhere')).toEqual({ code: 1, stdout: '', stderr });
  });
});
