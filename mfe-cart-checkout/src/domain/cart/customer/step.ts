import { type CustomerCart, findSettled, type LineCall } from './state.ts';
import { amountAfter } from './wish.ts';

/** What can be done next: a call, or nothing because the line is as wished already. */
export type Step = { readonly kind: 'call'; readonly call: LineCall } | { readonly kind: 'met'; readonly product: number };

/** Null when all calls are under way or nothing may be sent yet. `held` lines wait for what arrives from the device. */
export function nextStep(cart: CustomerCart, held: readonly { readonly product: number }[]): Step | null {
  const { owner } = cart;
  if (owner === null || !cart.isRead) return null;
  const line = cart.pending.find(({ product, status }) => status === 'waiting' && held.every((one) => one.product !== product));
  if (!line) return null;
  if (line.call) return { kind: 'call', call: line.call };
  const { product } = line;
  const settled = findSettled(cart, product);
  const before = settled?.amount ?? 0;
  const amount = amountAfter(line.wish, before);
  if (amount === before && !(settled && line.isUnsure)) return { kind: 'met', product };
  const kind = amount === 0 ? 'remove' : settled ? 'update' : 'create';
  return {
    kind: 'call',
    call: { owner, product, kind, id: settled?.id ?? null, amount, before, isAddition: line.wish?.kind === 'addition', key: '' },
  };
}
