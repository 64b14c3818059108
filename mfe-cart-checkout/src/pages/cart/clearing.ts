import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import {
  $entries,
  $isClearing,
  $owner,
  $unsyncedLines,
  cartCleared,
  changeRequested,
  clearingBegun,
  clearingFailed,
  clearingRequested,
  type RemovedCartLine,
} from '../../domain/cart/index.ts';
import { CartGate } from './gate.ts';

/** The shopper wants an empty cart, and has to confirm it. */
export const clearingDialogOpened = createEvent();
export const clearingDismissed = createEvent();

/** `left`: it failed and was given up, but the cart may turn out to be empty all the same. */
interface Clearing {
  readonly stage: 'none' | 'confirming' | 'clearing' | 'failed' | 'left' | 'done';
  /** What was in the cart, in its order. */
  readonly lines: readonly RemovedCartLine[];
}
const NO_CLEARING: Clearing = { stage: 'none', lines: [] };

const present = sample({ clock: [clearingRequested, clearingBegun], source: { entries: $entries, unsynced: $unsyncedLines } });
const $clearing = createStore(NO_CLEARING, { serialize: 'ignore' })
  .on(clearingDialogOpened, () => ({ ...NO_CLEARING, stage: 'confirming' as const }))
  .on(present, (clearing, { entries, unsynced }) => {
    const seen = entries.map(({ product, amount, item, priced }) => ({ product, amount, item, stock: priced?.stock ?? null }));
    const lines = [...seen, ...unsynced.map(({ product, amount, item }) => ({ product, amount, item, stock: null }))];
    // After a lost answer the cart may be empty already: what was there the first time is what can come back.
    return { stage: 'clearing', lines: lines.length > 0 ? lines : clearing.lines };
  })
  .on(clearingFailed, (clearing) => (clearing.stage === 'clearing' ? { ...clearing, stage: 'failed' as const } : clearing))
  .on(cartCleared, (clearing) => (clearing.lines.length > 0 ? { ...clearing, stage: 'done' as const } : NO_CLEARING))
  .on($entries, (clearing, entries) => (clearing.stage === 'done' && entries.length > 0 ? NO_CLEARING : clearing))
  .on([clearingDismissed, CartGate.close], (clearing) => {
    // The server is at work, or may have been: what it has cleared can come back wherever the shopper is by then.
    if (clearing.stage === 'clearing') return clearing;
    return clearing.stage === 'failed' || clearing.stage === 'left' ? { ...clearing, stage: 'left' as const } : NO_CLEARING;
  })
  .reset($owner);

export { $isClearing, clearingRequested };
export const $isClearingDialogOpen = $clearing.map(({ stage }) => stage === 'confirming' || stage === 'clearing' || stage === 'failed');
export const $hasClearingFailed = $clearing.map(({ stage }) => stage === 'failed');
/** Whether the cart was emptied a moment ago, so that its lines can come back. */
export const $isCleared = $clearing.map(({ stage }) => stage === 'done');

export const undoClearingFx = attach({
  source: $clearing,
  effect({ stage, lines }) {
    const change = scopeBind(changeRequested);
    if (stage === 'done') for (const [position, line] of lines.entries()) change({ kind: 'restoring', line, position });
  },
});
