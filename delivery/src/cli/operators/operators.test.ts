import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { localOperatorKey, operatorsFileIn, operatorWithKey, readOperators, readSession, writeSession } from '../../operators/index.ts';
import { createDirectoryStore } from '../../store/index.ts';
import { tempFolders } from '../../testing/index.ts';
import { createProgram } from '../program/index.ts';

const newFolder = tempFolders();
let data = '';

beforeEach(() => {
  data = newFolder();
});

const folder = () => join(data, 'keys');
const known = () => readOperators(operatorsFileIn(folder()));

async function run(...args: string[]) {
  const answers: { lines: readonly string[]; data: object; refused?: boolean }[] = [];
  const program = createProgram({
    openStore: () => createDirectoryStore(join(data, 'releases')),
    root: data,
    env: { VITRAVA_DATA_DIR: data },
    answer: (answer) => answers.push(answer),
  });
  await program.parseAsync(['operator', ...args], { from: 'user' });
  if (!answers[0]) throw new Error('The command gave no answer.');
  return answers[0];
}

const add = async (name: string) => ((await run('add', name)).data as { key: string }).key;

describe('An operator', () => {
  it('gets a key that is shown once, of which only the hash is kept, where no other user reads it', async () => {
    const key = await add('Анна Петрова');
    expect(key).toMatch(/^vo_[\w-]{43}$/);
    expect(readFileSync(operatorsFileIn(folder()), 'utf8')).not.toContain(key);
    expect(statSync(operatorsFileIn(folder())).mode & 0o077).toBe(0);
    expect(operatorWithKey(await known(), key)).toMatchObject({ name: 'Анна Петрова' });
    expect((await run('list')).lines[0]).toMatch(/^Анна Петрова {2}since \d{4}-/);
    expect(JSON.stringify((await run('list')).data)).not.toContain('Hash');
  });

  it('is identified by no other key', async () => {
    const key = await add('Ann');
    for (const other of ['', 'vo_', `${key}x`, key.slice(0, -1), key.toUpperCase()])
      expect(operatorWithKey(await known(), other)).toBeNull();
  });

  it('keeps the key until it is removed, and is unknown afterwards', async () => {
    const key = await add('Ann');
    expect(await run('add', 'Ann')).toMatchObject({ refused: true, lines: [expect.anything(), expect.stringContaining('already')] });
    await run('remove', 'Ann');
    expect(operatorWithKey(await known(), key)).toBeNull();
    expect((await run('remove', 'Ann')).lines[1]).toContain('There is no operator Ann; no one is yet.');
  });
});

describe('A sign-in', () => {
  const later = new Date(Date.now() + 60_000).toISOString();
  const id = '0123456789abcdef0123456789abcdef';

  async function signIn(expiresAt = later) {
    await add('Ann');
    const [operator] = await known();
    if (!operator) throw new Error('Ann is not there.');
    return writeSession(operator, { id, authenticatedAt: new Date().toISOString(), expiresAt }, 'secret');
  }

  it('is accepted by every server of the store until it expires', async () => {
    const token = await signIn();
    expect(readSession(token, 'secret', await known())).toMatchObject({ id, operator: 'Ann' });
    expect(readSession(token, 'another secret', await known())).toBeNull();
    expect(readSession(token, 'secret', await known(), Date.parse(later))).toBeNull();
    for (const text of ['', '.', 'x.y', `${token}0`]) expect(readSession(text, 'secret', await known())).toBeNull();
  });

  it('ends with the operator’s key, also when there is another one of the same name', async () => {
    const token = await signIn();
    await run('remove', 'Ann');
    expect(readSession(token, 'secret', await known())).toBeNull();
    await add('Ann');
    expect(readSession(token, 'secret', await known())).toBeNull();
  });
});

describe('The operator of a shop on one machine', () => {
  const at = new Date().toISOString();

  it('gets a key by default, the same at every start', async () => {
    const key = await localOperatorKey({ folder: folder() }, at);
    expect(operatorWithKey(await known(), key ?? '')).toMatchObject({ name: 'local' });
    expect(await localOperatorKey({ folder: folder() }, at)).toBe(key);
    expect(statSync(join(folder(), 'local.operator')).mode & 0o077).toBe(0);
  });

  it('has none where operators were chosen', async () => {
    await add('Ann');
    expect(await localOperatorKey({ folder: folder() }, at)).toBeNull();
    expect(await known()).toHaveLength(1);
  });
});
