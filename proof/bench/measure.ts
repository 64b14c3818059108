import type { Child } from '../../scripts/environment/index.ts';
import { cpuMsOf } from './process-tree.ts';

export interface Way {
  /** Each time by an address that is in no cache. */
  readonly unique?: boolean;
  readonly encoding: 'identity' | 'br';
  /** With the tag of what was answered before: 304 is expected. */
  readonly revalidates?: boolean;
}

/** What is not cached needs none between its turns. */
const WARM_UP = 100;
/** Until V8 has compiled what a page runs; the compiler's threads count as the server's. */
const FIRST_WARM_UP = 1000;
/** As many as the server makes at once for one address (decision 061). */
const AT_ONCE = 2;

/** Lets a server become as fast as it is in a shop that is open. */
export async function warmUp(server: Child, path: string): Promise<void> {
  const run = Date.now();
  await requestMany(FIRST_WARM_UP, (index) => requestPages(`${server.url}${path}?warm=${run}-${index}`, { encoding: 'br' }));
}

/** Mean CPU per page in milliseconds over so many pages, all threads of the server counted. */
export async function measure(server: Child, path: string, way: Way, pages: number): Promise<number> {
  const run = Date.now();
  const addressOf = (index: number) => `${server.url}${path}${way.unique ? `?bench=${run}-${index}` : ''}`;
  if (!way.unique) await requestMany(WARM_UP, (index) => requestPages(addressOf(-1 - index), way));
  const etag = way.revalidates ? (await requestPages(addressOf(0), { encoding: way.encoding })).headers.get('etag') : null;
  const before = cpuMsOf(server.pid);
  await requestMany(pages, (index) => requestPages(addressOf(index), way, etag));
  return (cpuMsOf(server.pid) - before) / pages;
}

/** Makes so many requests, a few at a time. */
export async function requestMany(count: number, requestOne: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  async function client(): Promise<void> {
    while (next < count) {
      next += 1;
      await requestOne(next);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, client));
}

/** Requests as a browser does; rejects an answer that is not the page or, with a tag, anything but 304. */
async function requestPages(url: string, { encoding }: Pick<Way, 'encoding'>, etag: string | null = null): Promise<Response> {
  const headers = { 'accept-encoding': encoding, 'user-agent': 'bench', ...(etag === null ? {} : { 'if-none-match': etag }) };
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (response.status !== (etag === null ? 200 : 304)) {
    throw new Error(`${response.url} answered ${response.status}; the bench needs pages that work.`);
  }
  return response;
}

export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

export function median(values: readonly number[]): number {
  return quantile(values, 1 / 2);
}
