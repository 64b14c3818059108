import type { MeasuredServer } from './server-process.ts';

const WARM_UP = 200;
const PAGES = 400;
const AT_ONCE = 4;

/** Mean CPU per page in milliseconds, all threads of the server counted. `unique` addresses find nothing in any cache. */
export async function measure(server: MeasuredServer, path: string, { unique }: { unique: boolean }): Promise<number> {
  const run = Date.now();
  const addressOf = (index: number) => `${server.url}${path}${unique ? `?bench=${run}-${index}` : ''}`;
  await ask(WARM_UP, (index) => addressOf(-1 - index));
  const before = await server.cpuMs();
  await ask(PAGES, addressOf);
  return ((await server.cpuMs()) - before) / PAGES;
}

async function ask(count: number, addressOf: (index: number) => string): Promise<void> {
  let next = 0;
  async function client(): Promise<void> {
    while (next < count) {
      next += 1;
      const response = await fetch(addressOf(next), { headers: { 'accept-encoding': 'identity', 'user-agent': 'bench' } });
      await response.text();
      if (response.status !== 200) throw new Error(`${response.url} answered ${response.status}; the bench needs pages that work.`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, client));
}
