import { combine, createEvent, createStore, type Event, type EventCallable, type Store, sample } from 'effector';

/** Amounts by product id (number as string key). */
type Amounts = Readonly<Record<string, number>>;

/** Why a product did not come into the cart. */
export type RefusalReason = 'storage' | 'limit' | 'unavailable' | 'network';

export interface ProductAmount {
  readonly product: number;
  readonly amount: number;
}

/** The units of the cart's owner on the bus, as `src/bus/<owner>.ts` has them. */
export interface CartUnits {
  readonly source: {
    readonly $cartSummary: Store<{ readonly amounts: Amounts }>;
    readonly itemAdded: Event<ProductAmount>;
    readonly itemRefused: Event<{ readonly product: number; readonly reason: RefusalReason }>;
  };
  readonly target: {
    readonly itemAdditionRequested: EventCallable<ProductAmount>;
    readonly itemAmountRequested: EventCallable<ProductAmount>;
  };
}

export interface Buying {
  /** What buy controls show, by product id: amounts with those that the cart has not confirmed yet, and refusals until a retry. */
  readonly $buying: Store<{ readonly amounts: Amounts; readonly refusals: Readonly<Record<string, RefusalReason>> }>;
  /** The shopper has chosen another amount of a product that is in the cart; 0 removes it. */
  readonly amountChosen: EventCallable<ProductAmount>;
}

const NONE: Amounts = {};

/** What buy controls show of the cart, before its service is loaded, too; and the requests that follow from a chosen amount. */
export function createBuying({ source, target }: CartUnits): Buying {
  const { $cartSummary, itemAdded, itemRefused } = source;
  const { itemAdditionRequested, itemAmountRequested } = target;
  const amountChosen = createEvent<ProductAmount>();

  const $refusals = createStore<Readonly<Record<string, RefusalReason>>>({}, { serialize: 'ignore' })
    .on(itemRefused, (refusals, { product, reason }) => ({ ...refusals, [product]: reason }))
    .on([itemAdditionRequested, itemAmountRequested, itemAdded], (refusals, { product }) => {
      if (!(product in refusals)) return refusals;
      const { [product]: _, ...others } = refusals;
      return others;
    });

  /** Requested units without an answer of the cart service yet, on top of the cart's amount. */
  const $awaited = createStore(NONE, { serialize: 'ignore' })
    .on(itemAdditionRequested, (awaited, { product, amount }) => ({ ...awaited, [product]: (awaited[product] ?? 0) + amount }))
    .on([$cartSummary, itemAdded, itemRefused], () => NONE);

  const $amounts = combine($cartSummary, $awaited, ({ amounts }, awaited) => {
    const sums = Object.entries(awaited).map(([product, amount]) => [product, (amounts[product] ?? 0) + amount] as const);
    return sums.length === 0 ? amounts : { ...amounts, ...Object.fromEntries(sums) };
  });

  // Until the service has answered, the cart may hold more than is shown: only additions are safe.
  sample({
    clock: amountChosen,
    source: $awaited,
    filter: (awaited, { product }) => !awaited[product],
    fn: (_, chosen) => chosen,
    target: itemAmountRequested,
  });
  sample({
    clock: amountChosen,
    source: { awaited: $awaited, amounts: $amounts },
    filter: ({ awaited, amounts }, { product, amount }) => Boolean(awaited[product]) && amount > (amounts[product] ?? 0),
    fn: ({ amounts }, { product, amount }) => ({ product, amount: amount - (amounts[product] ?? 0) }),
    target: itemAdditionRequested,
  });

  return { $buying: combine({ amounts: $amounts, refusals: $refusals }), amountChosen };
}
