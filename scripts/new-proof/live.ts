import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { run } from '../commands/index.ts';
import { type Child, deliver, type EnvironmentOptions, releaseBuilt, startAcquirer, startApi, startShop } from '../environment/index.ts';

const liveWithinMs = 60_000;

/** Releases what is built and starts a shop from it, on free ports. Every server is put into `running` as soon as it is ready. */
export async function openShop(options: EnvironmentOptions, running: Child[]): Promise<string> {
  const started = async (starting: Promise<Child>): Promise<Child> => {
    const child = await starting;
    running.unshift(child);
    return child;
  };
  const [outcomes, api] = await Promise.all([
    releaseBuilt(options.dataDir),
    started(startAcquirer(options)).then((acquirer) => started(startApi(options, acquirer.url))),
  ]);
  const refused = outcomes.find(({ result }) => result === 'refused');
  if (refused) throw new Error(`${refused.app} was refused: ${refused.message}`);
  return (await started(startShop(options, api.url))).url;
}

/** Makes something by `npm run new`, as its arguments say, releases the remote and waits until it is live. Prints how long each takes. */
export async function makeLive(
  dataDir: string,
  command: readonly [kind: string, remote: string, ...rest: string[]],
  isLive: () => Promise<void>,
) {
  const [kind, remote] = command;
  const begun = performance.now();
  // Of npm's work only the lock is wanted: the packages are those of the real workspace, and the link is made here.
  const { isGood, output: said } = await run('node', ['scripts/new/main.ts', ...command], { npm_config_package_lock_only: 'true' });
  if (!isGood) throw new Error(`npm run new -- ${command.join(' ')} failed: ${said}`);
  if (kind === 'remote') link(remote);
  const made = performance.now();
  const { code, output } = await deliver(dataDir, ['release', remote]);
  if (code !== 0) throw new Error(`npm run release -- ${remote} failed: ${output}`);
  const released = performance.now();
  await isLive();
  const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
  console.log(
    `✓ ${kind}: made in ${seconds(begun, made)}, built and released in ${seconds(made, released)}, live in ${seconds(begun, performance.now())}`,
  );
}

function link(remote: string): void {
  mkdirSync('node_modules/@vitrava', { recursive: true });
  symlinkSync(path.join('../..', remote), `node_modules/@vitrava/${remote}`);
}

/** Asks until there is no such page. */
export async function untilMissing(url: string): Promise<void> {
  const end = performance.now() + liveWithinMs;
  for (;;) {
    const { status } = await fetch(url);
    if (status === 404) return;
    if (performance.now() > end) throw new Error(`${url} still answers ${status} after ${liveWithinMs / 1000} s.`);
    await wait(200);
  }
}

/** Asks until the server's own HTML has what is looked for. */
export async function untilLive(url: string, part: string): Promise<void> {
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
