import { createOptimisticList, findPending, type ListRules } from '@vitrava/shared-kit/models/optimistic-list';
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
    const isAddition = command?.kind === 'addition' && !isUnsure;
    const kind = amount === 0 ? 'remove' : item && !isAddition ? 'update' : 'create';
    const [id, stock] = [item?.id ?? null, (item ?? command)?.stock ?? null];
    return { owner, product, kind, id, amount, stock, before, isAddition, key: command?.key };
  },
  // As an amount: an addition would be made twice.
  recover: ({ amount, stock }, sent) => ({ ...sent, kind: 'amount', amount, item: sent?.item ?? null, stock }),
  isGranted: ({ command }, item) => command?.kind === 'amount' && command.amount === (item?.amount ?? 0),
};

/** Everything that can happen to the customer's cart. */
export const cartList = createOptimisticList<CartTypes, CustomerCart>(rules, arrange);

/** A command for a line, which takes its place among the others. */
export function lineCommanded(
  cart: CustomerCart,
  { product, command }: { readonly product: number; readonly command: LineCommand },
): CustomerCart {
  const failed = findPending(cart, product);
  // What was added to a cart that could not be read has never been sent: more of it comes on top.
  const isMore = failed?.status === 'failed' && failed.command?.kind === 'addition' && command.kind === 'addition';
  const whole = isMore && failed.command ? joinCommands(failed.command, command) : command;
  return cartList.commandGiven(placeLine(cart, product, command.position), product, whole);
}

/** The server has nothing of this cart any more. */
export function cartEmptied(cart: CustomerCart): CustomerCart {
  return { ...cartList.overtaken(cart), settled: [], pending: [], order: [], handed: [] };
}

/** The device keeps what is wanted of this product: it is no longer this cart's to send, and its line keeps its place. */
export function lineHandedOver(cart: CustomerCart, product: number): CustomerCart {
  if (cart.owner === null) return cart;
  const placed = placeLine(cart, product, undefined);
  const resumed = cart.resumed.filter((change) => change.product !== product);
  return cartList.changeForgotten({ ...placed, resumed, handed: [...placed.handed, product] }, product);
}
