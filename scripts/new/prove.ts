import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deliver, releaseBuilt, startAcquirer, startApi, startShop } from '../environment/index.ts';

/*
 * npm run new:proof, after a build: makes a remote from nothing, releases it into a running shop and asks for its page in both languages;
 * then a page and a fragment. Prints how long each takes, and leaves the workspace as it was.
 */

const root = path.resolve(import.meta.dirname, '../..');
const remote = 'mfe-proof';
const liveWithinMs = 60_000;

async function main(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrava-new-'));
  const options = { dataDir, port: 0, apiPort: 0, acquirerPort: 0 };
  const refused = (await releaseBuilt(dataDir)).find(({ result }) => result === 'refused');
  if (refused) throw new Error(`${refused.app} was refused: ${refused.message}`);
  const acquirer = await startAcquirer(options);
  const api = await startApi(options, acquirer.url);
  const shop = await startShop(options, api.url);
  try {
    await prove('A remote', ['remote', remote], async () => {
      await untilLive(`${shop.url}/proof`, '<h1>Proof</h1>');
      await untilLive(`${shop.url}/en/proof`, '<h1>Proof</h1>');
    });
    await prove('A page', ['page', remote, 'proof-thanks'], async () => {
      await untilLive(`${shop.url}/proof/proof-thanks`, '<h1>Proof thanks</h1>');
      await untilLive(`${shop.url}/en/proof/proof-thanks`, '<h1>Proof thanks</h1>');
    });
    await prove('A fragment', ['fragment', remote, 'proof-hello'], () => untilLive(`${shop.url}/proof`, '"fragments":["proof-hello"]'));
  } finally {
    for (const child of [shop, api, acquirer]) await child.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }

  async function prove(what: string, command: readonly string[], isLive: () => Promise<void>): Promise<void> {
    const begun = performance.now();
    const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts/new/main.ts'), ...command], {
      cwd: root,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`npm run new -- ${command.join(' ')} failed: ${stderr}`);
    const made = performance.now();
    const { code, output } = await deliver(dataDir, ['release', remote]);
    if (code !== 0) throw new Error(`npm run release -- ${remote} failed: ${output}`);
    const released = performance.now();
    await isLive();
    const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
    console.log(
      `${what}: made in ${seconds(begun, made)}, built and released in ${seconds(made, released)}, live in ${seconds(begun, performance.now())}`,
    );
  }
}

/** Asks until the server's own HTML has what is looked for. */
async function untilLive(url: string, part: string): Promise<void> {
  const end = performance.now() + liveWithinMs;
  let status = 0;
  while (performance.now() < end) {
    const answer = await fetch(url);
    status = answer.status;
    if (status === 200 && (await answer.text()).includes(part)) return;
    await wait(200);
  }
  throw new Error(`${url} had no ${part} after ${liveWithinMs / 1000} s; its last status was ${status}`);
}

const lockFile = path.join(root, 'package-lock.json');
const lock = readFileSync(lockFile);
try {
  await main();
} finally {
  for (const left of [remote, `node_modules/@vitrava/${remote}`]) rmSync(path.join(root, left), { recursive: true, force: true });
  writeFileSync(lockFile, lock);
}
