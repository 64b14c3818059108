import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startShop } from '../../scripts/environment/index.ts';
import { runReleases, runVisible } from '../releases/run.ts';
import { startApi } from './api-process.ts';
import { requestMany, requestPages } from './measure.ts';
import { megabytesOf } from './process-tree.ts';
import { PATIENT, runBench } from './run-bench.ts';

const STEPS = 10;
const REST_MS = 5000;
const MAX_MEGABYTES = 500;

/** Measures the composition server's memory over `pages` mixed pages. Gives the exit code: 1 when it holds too much. */
async function runMemory(pages: number, env: Readonly<Record<string, string | undefined>>): Promise<number> {
  const api = await startApi(env);
  const dataDir = path.resolve(env['VITRAVA_DATA_DIR'] || '.data');
  const shop = await startShop({ dataDir, port: 0, apiPort: 0, acquirerPort: 0, env: { LOG_LEVEL: 'silent', ...PATIENT } }, api.url);
  try {
    const addresses = await mixedAddresses(api.url);
    await wait(REST_MS);
    print(`at rest: ${megabytesOf(shop.pid)} MB`);
    for (let step = 0; step < STEPS; step += 1) {
      await requestMany(pages / STEPS, (index) =>
        requestPages(`${shop.url}${addresses(step * (pages / STEPS) + index)}`, { encoding: 'br' }),
      );
      print(`${((step + 1) * pages) / STEPS} pages: ${megabytesOf(shop.pid)} MB`);
    }
    await wait(REST_MS);
    const held = megabytesOf(shop.pid);
    print(`at rest again: ${held} MB, at most ${MAX_MEGABYTES}`);
    return held <= MAX_MEGABYTES ? 0 : 1;
  } finally {
    await shop.stop();
    api.stop();
  }
}

/** Products, lists by many queries and pages of words, in both languages; the address of each number is always the same. */
async function mixedAddresses(apiUrl: string): Promise<(index: number) => string> {
  const response = await fetch(`${apiUrl}/api/search/?page_size=100`);
  const { results } = (await response.json()) as { results: readonly { id: number }[] };
  const words = ['/news', '/faq', '/about-us', '/contacts', '/legal-information', '/privacy-policy', '/'];
  return (index) => {
    const [kind, number] = [index % 5, Math.floor(index / 5)];
    const page =
      kind < 2
        ? `/?from=${index}`
        : kind < 4
          ? `/product/${results[number % results.length]?.id}${kind === 2 ? '' : `?from=${index}`}`
          : `${words[number % words.length]}`;
    const inEnglish = number % 2 === 1;
    return inEnglish ? `/en${page}`.replace(/^\/en\/(?=\?|$)/, '/en') : page;
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/*
 * `npm run bench [-- path]`: what a page costs through the composition, against the same tree rendered directly.
 * `npm run bench -- memory [pages]`: what the server holds of the memory while it answers so many mixed pages; 20,000 by default.
 * `npm run bench -- interaction [rounds] [--only <text>] [url…]`: what a phone needs for each interaction; 10 rounds by default. With addresses of running
 * shops it measures these in turns, for a comparison.
 * `npm run bench -- releases [count]`: releases on two servers with one store in PostgreSQL; 1,000 by default.
 * `npm run bench -- visible`: how soon a release and a rollback are seen by all visitors of two servers, with either kind of store.
 */
const [what = '/', ...others] = process.argv.slice(2);
const [count] = others;
const programs: Readonly<Record<string, () => Promise<number>>> = {
  interaction: async () => spawnSync(process.execPath, ['proof/interaction/main.ts', ...others], { stdio: 'inherit' }).status ?? 1,
  memory: () => runMemory(Number(count ?? 20_000), process.env),
  releases: () => runReleases(Number(count ?? 1_000)),
  visible: () => runVisible(),
};
process.exitCode = await (programs[what]?.() ?? runBench(what, process.env));
