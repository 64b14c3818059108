import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';
import { openDoor } from '../door-client/index.ts';
import { writeTeams } from '../signing/index.ts';
import { createDirectoryStore, createPostgresStore, type ReleaseStore } from '../store/index.ts';
import { describeOnPostgres, fixtureDoors, tempFolders, writeFixtureBuild } from '../testing/index.ts';

const newFolder = tempFolders();
const { newTeam } = fixtureDoors();
const remote = 'mfe-content';
const COMMAND = resolve(__dirname, '../cli.ts');
/** From the first file to the answer a release takes some hundred milliseconds. */
const KILLED_AFTER_MS = [60, 250, 500];

const running: ChildProcess[] = [];
afterEach(async () => {
  for (const child of running.splice(0)) await kill(child);
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** A door in a process of its own. */
async function startDoor(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [COMMAND, 'door', '--port', '0'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, url: (JSON.parse(line) as { url: string }).url };
}

/** Kills doors while a team releases through them, each a little later; then the same command through a door that lives succeeds. */
async function expectWhole(store: ReleaseStore, storeEnv: Readonly<Record<string, string>>): Promise<void> {
  const team = await newTeam();
  const keysDir = newFolder();
  await writeTeams(join(keysDir, 'teams.json'), { content: { keys: [team.publicText], remotes: [remote] } });
  const env = { RELEASE_KEYS_DIR: keysDir, RELEASE_DOOR_DIR: newFolder(), VITRAVA_DATA_DIR: newFolder(), ...storeEnv };
  const send = (url: string, text: string) =>
    openDoor(url, team.keys).release({
      remote,
      folder: writeFixtureBuild(join(newFolder(), remote), remote, { text }),
      packageVersion: '0.1.0',
      target: { channel: 'stable' },
      onlyNew: false,
      cause: { at: new Date().toISOString(), by: 'Ann', reason: null },
    });
  for (const afterMs of KILLED_AFTER_MS) {
    const { child, url } = await startDoor(env);
    const sending = send(url, `killed after ${afterMs}`).catch(() => null);
    await sleep(afterMs);
    await kill(child);
    await sending;
    const pointers = await store.pointers(remote);
    const stable = pointers.type === 'found' ? pointers.value.stable : null;
    const moves = (await store.history()).filter((entry) => entry.remote === remote);
    expect(moves.at(-1)?.to.stable ?? null).toBe(stable);
    for (const record of await store.releases(remote)) expect(await store.damageOf(record)).toBeNull();
  }
  const { url } = await startDoor(env);
  expect(await send(url, `killed after ${KILLED_AFTER_MS.at(-1)}`)).toMatchObject({ code: 0 });
}

it('a door that is killed while it takes a release leaves the folder of releases whole', async () => {
  const folder = newFolder();
  await expectWhole(createDirectoryStore(folder), { RELEASE_STORE_DIR: folder, RELEASE_STORE_URL: '' });
}, 120_000);

describeOnPostgres('A door before PostgreSQL', (database) => {
  it('that is killed while it takes a release leaves the store whole', async () => {
    const store = database.keep(createPostgresStore({ url: database.url, cacheDir: newFolder() }));
    await expectWhole(store, { RELEASE_STORE_URL: database.url });
  }, 120_000);
});
