import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { RemotePointers } from '@vitrava/delivery/store';
import { visitInBrowser } from './browser-visitor.ts';
import { visitPlainly } from './plain-visitor.ts';
import type { GuardedShop } from './shop.ts';
import type { Walk } from './walks.ts';

/** What became of a release. `faults`: what should not be so. */
export interface Walked {
  readonly visitors: number;
  readonly seconds: number;
  readonly outcome: 'stable' | 'taken back' | 'nothing';
  readonly steps: number;
  /** As the history has it. */
  readonly reason: string;
  readonly faults: readonly string[];
}

const AT_ONCE = { plain: 8, browser: 4 } as const;
/** The version before is known by at least so many visitors, of addresses of their own. */
const VISITORS_BEFORE = 120;
const SETTLED_WITHIN_MS = 8_000;
let addresses = 0;

/** Releases, lets visitors come to both servers until something has become of the release, and looks whether it was the right thing. */
export async function walk(shop: GuardedShop, browser: Browser, one: Walk): Promise<Walked> {
  const { remote } = one;
  const stable = (await pointersOf(shop, remote)).stable ?? '';
  const others = await standingOfOthers(shop, remote);
  if (one.as === 'stable')
    for (let count = 0; count < VISITORS_BEFORE; count += AT_ONCE.plain) {
      await visitTogether(shop, browser, { ...one, path: '/news', visitors: 'plain' });
      if (one.slow) await visitTogether(shop, browser, { ...one, ...one.slow.beside });
    }
  const version = await shop.release(remote, one.change, one.as === 'stable');
  const startedAt = Date.now();
  if (one.as === 'canary') {
    const visitors = String(one.minVisitors ?? 20);
    await shop.run('canary', 'start', remote, version, '--plan', one.plan ?? '', '--hold', '1s', '--min-visitors', visitors);
  } else await untilSeen(shop, remote, version);
  const outcomeOf = ({ stable: now, canary, excluded = [] }: RemotePointers): Walked['outcome'] => {
    if (excluded.some((one) => one.version === version && one.by === 'operator')) return 'taken back';
    return one.as === 'canary' && now === version && canary === null ? 'stable' : 'nothing';
  };
  let visitors = 0;
  let outcome: Walked['outcome'] = 'nothing';
  shop.delayApi(one.slow?.apiMs ?? 0);
  while (visitors < one.atMost && outcome === 'nothing') {
    const beside = one.slow && one.as === 'stable' ? [visitTogether(shop, browser, { ...one, ...one.slow.beside })] : [];
    const [own = 0] = await Promise.all([visitTogether(shop, browser, one), ...beside]);
    visitors += own;
    outcome = outcomeOf(await pointersOf(shop, remote));
  }
  for (const end = Date.now() + SETTLED_WITHIN_MS; outcome === 'nothing' && Date.now() < end; await sleep(200))
    outcome = outcomeOf(await pointersOf(shop, remote));
  shop.delayApi(0);
  const moves = (await shop.store.history()).filter(({ remote: of, at }) => of === remote && Date.parse(at) >= startedAt - 1000);
  const reason = moves.at(-1)?.reason ?? '';
  const now = await pointersOf(shop, remote);
  const expected = one.expected === 'taken back' ? stable : version;
  const faults = [
    ...(outcome === (one.expected === 'stays' ? 'nothing' : one.expected) ? [] : [`expected: ${one.expected}`]),
    ...(now.stable === expected && now.canary === null ? [] : [`it stands at ${now.stable}, canary ${now.canary?.version}`]),
    ...(one.reason === undefined || one.reason.test(reason) ? [] : [`the reason is not ${one.reason}`]),
    ...((await standingOfOthers(shop, remote)) === others ? [] : ['other remotes have moved']),
    ...(await notServed(shop, remote, expected)),
  ];
  const steps = moves.filter(({ move }) => move === 'canary step').length;
  return { visitors, seconds: Math.round((Date.now() - startedAt) / 1000), outcome, steps, reason, faults };
}

async function visitTogether({ urls }: GuardedShop, browser: Browser, one: Walk): Promise<number> {
  const count = AT_ONCE[one.visitors];
  const [first = '', second = ''] = urls;
  await Promise.all(
    Array.from({ length: count }, async () => {
      addresses += 1;
      const address = `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
      const servers: [string, string] = addresses % 2 === 0 ? [first, second] : [second, first];
      const plainly = one.slow
        ? { path: `${one.path}${one.path.endsWith('=') ? addresses : ''}`, paintMs: (waited: number) => 4 * waited }
        : {};
      if (one.visitors === 'plain') await visitPlainly({ ...one, ...plainly, servers, address });
      else
        await visitInBrowser(browser, {
          server: servers[0],
          path: one.path,
          address,
          isAwaited: one.as === 'canary',
          ...(one.does && { does: one.does }),
        });
    }),
  );
  return count;
}

async function pointersOf({ store }: GuardedShop, remote: string): Promise<RemotePointers> {
  const stored = await store.pointers(remote);
  if (stored.type !== 'found') throw new Error(`${remote} has no channels.`);
  return stored.value;
}

async function standingOfOthers(shop: GuardedShop, remote: string): Promise<string> {
  const others = (await shop.store.remotes()).filter((one) => one !== remote).sort();
  return JSON.stringify(await Promise.all(others.map((other) => pointersOf(shop, other))));
}

async function servedBy(url: string, remote: string): Promise<string> {
  const answer = (await (await fetch(`${url}/_composition`)).json()) as { remotes: Record<string, { version: string }> };
  return answer.remotes[remote]?.version ?? '';
}

async function untilSeen({ urls }: GuardedShop, remote: string, version: string): Promise<void> {
  for (const url of urls) while ((await servedBy(url, remote)) !== version) await sleep(100);
}

/** What servers give to a new visitor, other than it should be a second later. */
async function notServed(shop: GuardedShop, remote: string, version: string): Promise<string[]> {
  await sleep(1_000);
  const served = await Promise.all(shop.urls.map((url) => servedBy(url, remote)));
  return served.filter((one) => one !== version).map((one) => `a server gives ${one}`);
}
