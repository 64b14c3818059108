import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nx } from '../commands/index.ts';
import type { Child } from '../environment/index.ts';
import { checkRemote } from './checks.ts';
import { makeLive, openShop, untilLive } from './live.ts';

/* Runs in the copy of the workspace: everything that it writes, builds and starts is the copy's. */

const remote = 'mfe-proof';
const dataDir = path.resolve('.data');
const running: Child[] = [];

async function main(): Promise<void> {
  const [shop] = await Promise.all([
    openShop({ dataDir, port: 0, apiPort: 0, acquirerPort: 0 }, running),
    // What the remote's types stand on is compiled meanwhile.
    nx(['run', '@vitrava/shared-kit:types']),
  ]);
  await makeLive(dataDir, ['remote', remote], async () => {
    await untilLive(`${shop}/proof`, '<h1>Proof</h1>');
    await untilLive(`${shop}/en/proof`, '<h1>Proof</h1>');
  });
  if (!readFileSync('package-lock.json', 'utf8').includes(`"${remote}": {`)) throw new Error(`npm does not know ${remote}.`);
  await makeLive(dataDir, ['page', remote, 'proof-thanks'], async () => {
    await untilLive(`${shop}/proof/proof-thanks`, '<h1>Proof thanks</h1>');
    await untilLive(`${shop}/en/proof/proof-thanks`, '<h1>Proof thanks</h1>');
  });
  await makeLive(dataDir, ['fragment', remote, 'proof-hello'], () => untilLive(`${shop}/proof`, '"fragments":["proof-hello"]'));
  await stop();
  await checkRemote(remote);
}

async function stop(): Promise<void> {
  for (const child of running.splice(0)) await child.stop();
}

let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (isEnding) return;
    isEnding = true;
    // The commands under way are of this process group; the servers are not.
    process.kill(-process.pid, 'SIGTERM');
    void stop().finally(() => process.exit(1));
  });
}
try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await stop();
}
