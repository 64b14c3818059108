import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { PAGE_KINDS, type PageKind } from './asks.ts';
import type { Load, Order } from './generator.ts';
import { type TimesByKind, timesByKind } from './times.ts';

/** Visitors, in a process of their own. */
export interface Visitors {
  requestPages(order: Omit<Order, 'origin' | 'products'>): Promise<Load>;
  /** The time of each kind of page without other requests, so many seconds of each. */
  idle(seconds: number): Promise<TimesByKind>;
  stop(): void;
}

export function startVisitors(origin: string, products: readonly number[]): Visitors {
  const child: ChildProcess = fork(new URL('./generator.ts', import.meta.url));
  async function requestPages(order: Omit<Order, 'origin' | 'products'>): Promise<Load> {
    child.send({ origin, products, ...order });
    const [load] = (await once(child, 'message')) as [Load];
    return load;
  }
  const alone = (kind: PageKind, seconds: number) => requestPages({ clients: 1, kinds: [kind], seconds });
  return {
    requestPages,
    async idle(seconds) {
      const loads: Load[] = [];
      for (const kind of PAGE_KINDS) {
        // What the one before has left to do ends first.
        await sleep(200);
        loads.push(await alone(kind, seconds));
      }
      return timesByKind(loads.flatMap(({ answers }) => answers));
    },
    stop: () => void child.kill(),
  };
}
