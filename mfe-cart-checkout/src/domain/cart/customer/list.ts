import { createOptimisticList, type ListRules } from '@vitrava/shared-kit/models/optimistic-list';
import { amountAfter, joinCommands, type LineCommand } from './command.ts';
import { arrange, placeLine } from './order.ts';
import type { CartTypes, CustomerCart } from './state.ts';

const rules: ListRules<CartTypes> = {
  unanswered: 'network',
  join: joinCommands,
  plan({ owner, product, item, command, isUnsure }) {
    const before = item?.amount ?? 0;
    const amount = amountAfter(command, before);
    if (amount === before && !(item && isUnsure)) return null;
    const kind = amount === 0 ? 'remove' : item ? 'update' : 'create';
    return { owner, product, kind, id: item?.id ?? null, amount, before, isAddition: command?.kind === 'addition', key: '' };
  },
  // As an amount: an addition would be made twice.
  recover: ({ amount }, sent) => ({ ...sent, kind: 'amount', amount, item: sent?.item ?? null }),
  mustRepeat: ({ kind }) => kind === 'create',
  remainder(call, command, item) {
    const wanted = amountAfter(command, item?.amount ?? 0);
    return wanted === call.amount ? null : { ...command, kind: 'amount', amount: wanted };
  },
  isGranted({ call, command }, item) {
    if (call && command) return false;
    const wanted = call?.amount ?? (command?.kind === 'amount' ? command.amount : null);
    return (item?.amount ?? 0) === wanted;
  },
};

/** Everything that can happen to the customer's cart. */
export const cartList = createOptimisticList<CartTypes, CustomerCart>(rules, arrange);

/** A command for a line, which takes its place among the others. */
export function lineCommanded(
  cart: CustomerCart,
  { product, command }: { readonly product: number; readonly command: LineCommand },
): CustomerCart {
  return cartList.commandGiven(placeLine(cart, product, command.position), product, command);
}
