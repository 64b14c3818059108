import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readKeysPlace } from '@vitrava/delivery/signing';
import { openReleaseStore } from '@vitrava/delivery/store';
import { dataEnvironment } from './environment.ts';
import { type Result, runScript } from './run.ts';

/** The folder of an app: `shell`, or a remote's, `mfe-…`. */
export type App = string;

const root = path.resolve(import.meta.dirname, '../..');

export interface ReleaseOutcome {
  readonly app: App;
  readonly result: 'released' | 'unchanged' | 'refused';
  readonly message: string;
}

/** The apps that have something to build, in the order of release: remotes are checked against the live shell. */
export function buildableApps(): App[] {
  return ['shell', ...globSync('mfe-*', { cwd: root }).sort()].filter((app) => existsSync(path.join(root, app, 'rspack.config.ts')));
}

/**
 * Releases each built app with content that is new here: starting again never undoes `npm run rollback`. Where a shell is live its remotes
 * come before it, so that a new shell finds the tools that they declare; those that only the new shell accepts come again after it.
 */
export async function releaseBuilt(dataDir: string, list: readonly App[] = buildableApps()): Promise<ReleaseOutcome[]> {
  const notes = path.join(dataDir, notesName());
  const present = await remotesInStore(dataDir);
  const known = existsSync(notes) ? (JSON.parse(readFileSync(notes, 'utf8')) as Record<string, string>) : {};
  await ensureKeys(dataDir);

  async function releaseOne(app: App): Promise<ReleaseOutcome> {
    const digest = digestOf(path.join(root, app, 'dist'));
    if (known[app] === digest && present.includes(app)) return { app, result: 'unchanged', message: '' };
    // Not compared with the API, which may not be up yet: it is of the same sources, or a backend that does without some calls.
    const { code, output } = await deliver(dataDir, ['release', app, '--no-build', '--only-new'], { API_CONTRACT: 'off' });
    if (code !== 0) return { app, result: 'refused', message: output };
    known[app] = digest;
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(notes, `${JSON.stringify(known, null, 2)}\n`, { mode: 0o600 });
    return { app, result: 'released', message: output };
  }

  const hasShell = present.includes('shell');
  const order = hasShell ? list.toSorted((one, other) => Number(one === 'shell') - Number(other === 'shell')) : list;
  const outcomes: ReleaseOutcome[] = [];
  for (const app of order) outcomes.push(await releaseOne(app));
  for (const [index, { app, result }] of hasShell ? outcomes.entries() : [])
    if (result === 'refused') outcomes[index] = await releaseOne(app);
  return outcomes;
}

/** A server of this folder serves only what is signed; what was released before there were keys is signed now. */
async function ensureKeys(dataDir: string): Promise<void> {
  const { teamsFile, isShared } = readKeysPlace({ ...process.env, ...dataEnvironment(dataDir) }, root);
  if (isShared || existsSync(teamsFile)) return;
  const { code, output } = await deliver(dataDir, ['keys', 'init']);
  if (code !== 0) throw new Error(`No key could be made: ${output}`);
}

/** Which apps have releases in the store that commands and servers of this folder use. */
export async function remotesInStore(dataDir: string): Promise<readonly string[]> {
  const store = openReleaseStore({ ...process.env, ...dataEnvironment(dataDir) });
  try {
    return await store.remotes();
  } finally {
    await store.close();
  }
}

/** Releases are recorded for each store separately. */
function notesName(): string {
  const url = process.env['RELEASE_STORE_URL'];
  return url ? `released-${createHash('sha256').update(url).digest('hex').slice(0, 10)}.json` : 'released.json';
}

/** Runs a command of delivery, e.g. `deliver(dir, ['rollback', 'mfe-content'])`. A start does not wait for a browser. */
export function deliver(dataDir: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Result> {
  return runScript(dataDir, 'delivery/src/cli.ts', args, { FIRST_LOAD: 'off', ...env });
}

function digestOf(folder: string): string {
  const hash = createHash('sha256');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  for (const file of files
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()) {
    hash.update(`${path.relative(folder, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
