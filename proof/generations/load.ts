import { setTimeout as wait } from 'node:timers/promises';

/** What pages came to while releases changed. */
export interface LoadResult {
  readonly pages: number;
  readonly failures: readonly string[];
}

/** A deadline of a visitor, far above the usual. */
const PAGE_MS = 10_000;

/** Requests these pages in turns, from several clients at once, until it is stopped. A page of another status than 200 is a failure. */
export function startLoad(shop: string, paths: () => readonly string[], clients = 4): { stop(): Promise<LoadResult> } {
  const failures: string[] = [];
  let pages = 0;
  let isOver = false;
  async function visit(client: number): Promise<void> {
    for (let turn = client; !isOver; turn += 1) {
      const known = paths();
      const path = known[turn % known.length] ?? '/';
      // Past every cache of whole pages, so that the remote is rendered.
      const address = `${shop}${path}?visit=${client}-${turn}`;
      const outcome = await fetch(address, { signal: AbortSignal.timeout(PAGE_MS) }).then(statusOf, String);
      if (outcome !== '200') failures.push(`${path}: ${outcome}`);
      pages += 1;
      await wait(20);
    }
  }
  const visits = Array.from({ length: clients }, (_, client) => visit(client));
  return {
    async stop() {
      isOver = true;
      await Promise.all(visits);
      return { pages, failures };
    },
  };
}

async function statusOf(response: Response): Promise<string> {
  const html = await response.text();
  return response.status === 200 && !html.includes('<main') ? 'no main' : String(response.status);
}
