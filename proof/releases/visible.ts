import { appendFile, cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SharedShop } from './environment.ts';

const REMOTE = 'mfe-content';
const ROUNDS = 10;
const MOST_RELEASE_MS = 5_000;
const MOST_ROLLBACK_MS = 1_000;
const root = path.resolve(import.meta.dirname, '../..');

interface Times {
  /** From the start of the command until all visitors have it. */
  readonly total: number;
  /** From the answer of the command until all visitors have it. */
  readonly afterAnswer: number;
}

/** How soon a release and a rollback at the release API are what every visitor of both servers gets. True when it is within its bounds. */
export async function measureVisible(shop: SharedShop): Promise<boolean> {
  const releases: Times[] = [];
  const rollbacks: Times[] = [];
  const dist = path.join(root, REMOTE, 'dist');
  const stored = path.join(shop.folder, 'dist');
  await cp(dist, stored, { recursive: true });
  try {
    for (let round = 0; round < ROUNDS; round++) {
      await appendFile(path.join(dist, 'server.cjs'), `\n// ${round} of ${Date.now()}\n`);
      releases.push(await time(shop, ['release', REMOTE, '--no-build']));
      rollbacks.push(await time(shop, ['rollback', REMOTE]));
    }
  } finally {
    await rm(dist, { recursive: true, force: true });
    await cp(stored, dist, { recursive: true });
  }
  print('release', releases);
  print('rollback', rollbacks);
  return (
    Math.max(...releases.map(({ total }) => total)) <= MOST_RELEASE_MS &&
    Math.max(...rollbacks.map(({ total }) => total)) <= MOST_ROLLBACK_MS
  );
}

async function time(shop: SharedShop, args: readonly string[]): Promise<Times> {
  const before = await liveVersions(shop);
  const startedAt = performance.now();
  let answeredAt = Number.POSITIVE_INFINITY;
  const command = shop.run(args).then((outcome) => {
    answeredAt = performance.now();
    return outcome;
  });
  // A version that is served is one whose page renders with it: the page names it in the addresses of its scripts.
  for (;;) {
    const now = await liveVersions(shop);
    if (now.every((version, index) => version !== before[index] && version === now[0])) break;
    if (performance.now() - startedAt > 30_000) throw new Error(`${args.join(' ')} was not seen within 30 s: ${(await command).output}`);
    await sleep(10);
  }
  const seenAt = performance.now();
  const { code, output } = await command;
  if (code !== 0) throw new Error(output);
  return { total: seenAt - startedAt, afterAnswer: Math.max(0, seenAt - answeredAt) };
}

async function liveVersions({ servers }: SharedShop): Promise<string[]> {
  return Promise.all(
    servers.map(async ({ url }) => {
      const html = await (await fetch(`${url}/faq`)).text();
      return new RegExp(`/releases/${REMOTE}/([^/"]+)/`).exec(html)?.[1] ?? '';
    }),
  );
}

function print(name: string, times: readonly Times[]): void {
  const range = (values: readonly number[]) => `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))} ms`;
  const [total, after] = [times.map((one) => one.total), times.map((one) => one.afterAnswer)];
  console.log(
    `${name}: seen on both servers ${range(total)} after the command began, ${range(after)} after its answer (${times.length} times)`,
  );
}
