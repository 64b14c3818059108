import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, it } from '@jest/globals';
import { createReleaseApiClient } from '../release-api-client/index.ts';
import { writeTeams } from '../signing/index.ts';
import { createDirectoryStore, createPostgresStore, type ReleaseStore } from '../store/index.ts';
import { describeOnPostgres, fixtureReleaseApis, tempFolders, writeFixtureBuild } from '../testing/index.ts';

const newFolder = tempFolders();
const { newTeam } = fixtureReleaseApis();
const remote = 'mfe-content';
const COMMAND = resolve(__dirname, '../cli.ts');
/**
 * Before every so many steps of a release the release API dies: its writes, moves and removals, and its changes in
 * PostgreSQL. The proof kills at each.
 */
const EVERY = process.env['VITRAVA_PROOF'] ? 1 : 41;
const TIMEOUT_MS = process.env['VITRAVA_PROOF'] ? 3_600_000 : 120_000;

const running: ChildProcess[] = [];
afterEach(async () => {
  for (const child of running.splice(0)) await kill(child);
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** A release API in a process of its own, which dies at this step; `url` is null when it was dead before it listened. */
async function startReleaseApi(env: Readonly<Record<string, string>>, step: number | null) {
  const preload = step === null ? [] : ['--import', resolve(__dirname, '../testing/die-at-step.mjs')];
  const child = spawn(process.execPath, [...preload, COMMAND, 'release-api', '--port', '0'], {
    env: { ...process.env, ...env, DIE_AT: String(step) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const lines = createInterface({ input: child.stdout });
  const first = await Promise.race([once(lines, 'line'), once(child, 'exit')]);
  const url = typeof first[0] === 'string' ? (JSON.parse(first[0]) as { url: string }).url : null;
  return { child, url };
}

/** Kills release APIs while a team releases through them, each some steps later, until one lives to answer; then a release through one more succeeds. */
async function expectWhole(store: ReleaseStore, storeEnv: Readonly<Record<string, string>>): Promise<void> {
  const team = await newTeam();
  const keysDir = newFolder();
  await writeTeams(join(keysDir, 'teams.json'), { content: { keys: [team.publicText], remotes: [remote] } });
  const env = { RELEASE_KEYS_DIR: keysDir, RELEASE_API_DIR: newFolder(), VITRAVA_DATA_DIR: newFolder(), ...storeEnv };
  const send = (url: string, text: string) =>
    createReleaseApiClient(url, team.keys).release({
      remote,
      folder: writeFixtureBuild(join(newFolder(), remote), remote, { text }),
      packageVersion: '0.1.0',
      target: { channel: 'stable' },
      onlyNew: false,
      attribution: { at: new Date().toISOString(), by: 'Ann', reason: null },
    });
  const interrupted: Promise<unknown>[] = [];
  let kills = 0;
  for (let step = 1, isAnswered = false; !isAnswered; step += EVERY) {
    const { child, url } = await startReleaseApi(env, step);
    const dead = new Promise<null>((done) => void child.once('exit', () => done(null)));
    const sending = url === null ? null : send(url, `killed at ${step}`).catch(() => null);
    interrupted.push(Promise.resolve(sending));
    const answer = await Promise.race([sending, dead]);
    isAnswered = answer !== null;
    if (isAnswered) expect(answer).toMatchObject({ code: 0 });
    else kills += 1;
    await kill(child);
    // The next writer completes an interrupted write.
    await store.exclusively(async () => undefined);
    const pointers = await store.pointers(remote);
    const stable = pointers.type === 'found' ? pointers.value.stable : null;
    const moves = (await store.history()).filter((entry) => entry.remote === remote);
    expect(moves.at(-1)?.to.stable ?? null).toBe(stable);
    for (const record of await store.releases(remote)) expect(await store.damageOf(record)).toBeNull();
  }
  expect(kills).toBeGreaterThan(1);
  const { url } = await startReleaseApi(env, null);
  expect(await send(url ?? '', 'after all')).toMatchObject({ code: 0 });
  await Promise.all(interrupted);
}

it(
  'A release API that is killed during a release leaves the folder of releases whole',
  async () => {
    const folder = newFolder();
    await expectWhole(createDirectoryStore(folder), { RELEASE_STORE_DIR: folder, RELEASE_STORE_URL: '' });
  },
  TIMEOUT_MS,
);

describeOnPostgres('A release API before PostgreSQL', (database) => {
  it(
    'that is killed while it takes a release leaves the store whole',
    async () => {
      const store = database.keep(createPostgresStore({ url: database.url, cacheDir: newFolder() }));
      await expectWhole(store, { RELEASE_STORE_URL: database.url });
    },
    TIMEOUT_MS,
  );
});
