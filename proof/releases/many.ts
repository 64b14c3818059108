import { readFileSync } from 'node:fs';
import { appendFile, cp } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { releaseBuild } from '@vitrava/delivery/release';
import { openSignedStore } from '@vitrava/delivery/signing';
import { historyEntry } from '@vitrava/delivery/store';
import { megabytesOf } from '../bench/process-tree.ts';
import type { SharedShop } from './environment.ts';
import { collectedHeap } from './heap.ts';

const REMOTE = 'mfe-content';
const DROP_EVERY = 50;
/** Pages of the last seconds still request them. */
const MAX_VERSIONS = 10;
const AT_ONCE = 2;
/** What a server may hold more at the end than in the middle, when its caches are full: of the machine's memory, and of its heap once that was collected. */
const MOST_GROWTH_MB = { resident: 80, heap: 5 };
const root = path.resolve(import.meta.dirname, '../..');

/** Releases `count` versions and removes old ones under load. True when no request failed and memory is flat. */
export async function releaseMany(shop: SharedShop, count: number): Promise<boolean> {
  const folder = path.join(shop.folder, 'many');
  await cp(path.join(root, REMOTE, 'dist'), folder, { recursive: true });
  const store = openSignedStore({ ...shop.storeEnv, VITRAVA_DATA_DIR: path.join(shop.folder, 'many-data') });
  const load = startLoad(shop);
  const resident: number[] = [];
  const heap: number[] = [];
  const look = async () => {
    resident.push(megabytesOf(shop.servers[1]?.pid ?? 0));
    heap.push((await collectedHeap(shop.inspector)).heap);
  };
  const startedAt = performance.now();
  for (let number = 0; number < count; number++) {
    await appendFile(path.join(folder, 'server.cjs'), `\n// ${number}\n`);
    await releaseOne(store, folder);
    if (number % DROP_EVERY === DROP_EVERY - 1) await dropOld(shop);
    if (number % Math.ceil(count / 10) === 0) await look();
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const { requested, failed } = await load.stop();
  await look();
  await store.close();
  const left = (await shop.store.versions(REMOTE)).length;
  console.log(`${count} releases in ${Math.round(seconds)} s, ${left} left; ${requested} requests meanwhile, ${failed.length} failed`);
  for (const failure of failed.slice(0, 5)) console.log(`  ${failure}`);
  console.log(`what the second server and its processes hold in MB: ${resident.join(', ')}`);
  console.log(`heap of the first in MB, collected: ${heap.join(', ')}`);
  return failed.length === 0 && growthOf(resident) <= MOST_GROWTH_MB.resident && growthOf(heap) <= MOST_GROWTH_MB.heap;
}

function growthOf(steps: readonly number[]): number {
  return (steps.at(-1) ?? 0) - (steps[Math.floor(steps.length / 2)] ?? 0);
}

async function releaseOne(store: ReturnType<typeof openSignedStore>, folder: string): Promise<void> {
  const packageFile = path.join(root, REMOTE, 'package.json');
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const outcome = await releaseBuild({
    store,
    remote: REMOTE,
    folder,
    packageVersion: version,
    modulesFrom: packageFile,
    target: { channel: 'stable' },
    attribution: { at: new Date().toISOString(), by: 'the bench', reason: null },
  });
  if (outcome.type === 'refused') throw new Error(outcome.refusals.map(({ explanation }) => explanation).join('\n'));
}

/** What `prune` does after some days: here all versions are of today. */
async function dropOld({ store }: SharedShop): Promise<void> {
  await store.exclusively(async () => {
    const old = (await store.releases(REMOTE)).slice(0, -MAX_VERSIONS).map(({ remote, version }) => ({ remote, version }));
    const attribution = { at: new Date().toISOString(), by: 'the bench', reason: null };
    await store.commit({ entry: historyEntry(attribution, { move: 'prune', remote: null, removed: old }) });
    await store.sweep();
  });
}

/** Visitors of both servers: a page, then the scripts that it names. */
function startLoad({ servers }: SharedShop) {
  const failed: string[] = [];
  let requested = 0;
  let isStopped = false;
  const requestPages = async (url: string): Promise<string> => {
    requested++;
    try {
      const response = await fetch(url);
      const text = await response.text();
      if (response.status !== 200) failed.push(`${url}: ${response.status}`);
      return text;
    } catch (error) {
      failed.push(`${url}: ${String(error)}`);
      return '';
    }
  };
  const visit = async (url: string, index: number) => {
    for (let turn = index; !isStopped; turn++) {
      const html = await requestPages(`${url}${['/faq', '/about-us', '/news', '/en/faq'][turn % 4]}`);
      const scripts = [...new Set(html.match(/\/releases\/[^"]+\.js/g) ?? [])].slice(0, 3);
      for (const script of scripts) await requestPages(`${url}${script}`);
      await sleep(50);
    }
  };
  const visits = servers.flatMap(({ url }) => Array.from({ length: AT_ONCE }, (_, index) => visit(url, index)));
  return {
    async stop() {
      isStopped = true;
      await Promise.all(visits);
      return { requested, failed };
    },
  };
}
