import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startShop } from '../../scripts/environment/index.ts';
import { startApi } from './api-process.ts';
import { requestMany, requestPages } from './measure.ts';
import { megabytesOf } from './process-tree.ts';
import { PATIENT } from './run-bench.ts';

const STEPS = 10;
const REST_MS = 5000;
const MAX_MEGABYTES = 500;

/**
 * What the composition server holds of the machine's memory while it answers `pages` mixed pages, started as `npm start` starts it. Gives the
 * exit code: 1 when it holds more than it may at the end.
 */
export async function runMemory(pages: number, env: Readonly<Record<string, string | undefined>>): Promise<number> {
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
