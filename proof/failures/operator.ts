import { setTimeout as sleep } from 'node:timers/promises';
import type { Asked } from '../fault/relay.ts';
import type { FailingShop, LogLine } from './shop.ts';

const WITHIN_MS = 3000;
const WARNING = 40;

/** Whether the shop's log says of one of these calls, by its id, that it went wrong; what a page reports it sends when it is left. */
export async function isTold(shop: FailingShop, mark: number, calls: readonly Asked[]): Promise<boolean> {
  const ids = new Set<unknown>(calls.map(({ id }) => id));
  const isOfThem = ({ reqId, call, level, status }: LogLine) =>
    (ids.has(reqId) || ids.has(call)) && (Number(level) >= WARNING || Number(status) >= 400);
  for (const end = performance.now() + WITHIN_MS; performance.now() < end; await sleep(200)) {
    if ((await shop.logSince(mark)).some(isOfThem)) return true;
  }
  return false;
}
