import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { liveRemotes } from './audit.ts';
import type { SharedShop } from './environment.ts';

const REMOTE = 'mfe-content';
const STEP_MS = 120;
const root = path.resolve(import.meta.dirname, '../..');

/** Kills commands on the store itself, a step later each time until they finish. True when the store was whole after each. */
export async function killCommands(shop: SharedShop): Promise<boolean> {
  const dist = path.join(root, REMOTE, 'dist');
  const stored = path.join(shop.folder, 'dist-killed');
  await cp(dist, stored, { recursive: true });
  const faults: string[] = [];
  let kills = 0;
  try {
    for (const command of ['release', 'rollback'] as const) {
      for (let afterMs = STEP_MS; ; afterMs += STEP_MS) {
        if (command === 'release') await appendFile(path.join(dist, 'server.cjs'), `\n// ${afterMs}\n`);
        const finished = await runAndKill([command, REMOTE, ...(command === 'release' ? ['--no-build'] : [])], afterMs, shop);
        faults.push(...(await findFaults(shop)).map((fault) => `${command} killed after ${afterMs} ms: ${fault}`));
        if (finished) break;
        kills++;
      }
    }
  } finally {
    await rm(dist, { recursive: true, force: true });
    await cp(stored, dist, { recursive: true });
  }
  for (const fault of faults) console.log(fault);
  console.log(
    `${kills} commands killed, ${STEP_MS} ms later each time: ${faults.length === 0 ? 'the store is whole' : `${faults.length} faults`}`,
  );
  return faults.length === 0;
}

async function runAndKill(args: readonly string[], afterMs: number, { storeEnv, folder }: SharedShop): Promise<boolean> {
  const child = spawn(process.execPath, [path.join(root, 'delivery/src/cli.ts'), ...args], {
    cwd: root,
    env: { ...process.env, ...storeEnv, VITRAVA_DATA_DIR: path.join(folder, 'killed') },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const isEnded = await Promise.race([ended.then(() => true), sleep(afterMs, false)]);
  if (!isEnded) child.kill('SIGKILL');
  return (await ended)[0] !== null;
}

/** Pointers, history and files of the store must fit together, and the servers must go on. */
async function findFaults({ store, servers }: SharedShop): Promise<string[]> {
  const faults: string[] = [];
  const history = await store.history();
  for (const { remote, stable } of await liveRemotes(store)) {
    const output = history.findLast((entry) => entry.remote === remote && entry.to.stable !== undefined)?.to.stable;
    if (output !== stable) faults.push(`${remote} is at ${stable}, but its history says ${output}`);
  }
  for (const record of await store.releases(REMOTE)) {
    const damage = await store.damageOf(record);
    if (damage !== null) faults.push(`${record.version}: ${damage}`);
  }
  const statuses = await Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/faq`)).status));
  if (statuses.some((status) => status !== 200)) faults.push(`the servers answer ${statuses.join(' and ')}`);
  return faults;
}
