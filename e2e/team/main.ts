import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Child, deliver, startReleaseApi } from '../../scripts/environment/index.ts';
import { packAll } from '../../scripts/pack/pack.ts';
import { openShop } from './shop.ts';
import { walk } from './walk.ts';

/*
 * npm run team:proof, after a build, and a step of the gate: a team that has nothing but an empty folder and the three
 * packages makes a remote, checks it, tries it in the pages of a running shop and releases it there, through the
 * release API of that shop alone. All of it is among the temporary files. Needs npm's registry, or its cache, for the
 * dependencies of the packages.
 */

const folder = mkdtempSync(path.join(tmpdir(), 'vitrava-team-'));
const dataDir = path.join(folder, 'shop');
const running: Child[] = [];
const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort());

try {
  const [archives, shop] = await Promise.all([
    packAll(path.join(folder, 'packages')),
    openShop({ dataDir, port: 0, apiPort: 0, acquirerPort: 0, env: { DEVELOPER_BUILDS: 'on' }, signal: ending.signal }, running),
  ]);
  const releaseApi = await startReleaseApi({ dataDir, releaseApiPort: 0, signal: ending.signal });
  running.unshift(releaseApi);
  const letIn = async (publicKey: string, remotes: string) => {
    const { code, output } = await deliver(dataDir, ['keys', 'add', 'gift', publicKey, '--remotes', remotes]);
    if (code !== 0) throw new Error(`The team was not let in: ${output}`);
  };
  await walk({ folder: path.join(folder, 'team'), archives, shop, releaseApi: releaseApi.url, letIn, signal: ending.signal });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const child of running) await child.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
