import type { CheckoutChange } from '../../domain/checkout/index.ts';
import type { Placement } from '../../domain/orders/index.ts';
import { orderResultPath } from '../../paths.ts';

/** How a try to place an order, or to find one that was requested before, has ended; `none`: there is no such order. */
export type PlacementEnd = Placement | { readonly kind: 'none' };

/** The page's data at the end. */
export interface PlacementContext {
  readonly isPageOpen: boolean;
  readonly hasCart: boolean;
  /** Products of the lines that stay out of the order. */
  readonly left: readonly number[];
}

/** What follows: the parts of the shop that each has to do with. */
export interface PlacementConsequences {
  readonly madeWithout?: { readonly number: string; readonly products: readonly number[] };
  readonly finished?: undefined;
  readonly navigation?: { readonly to: string; readonly replace: true };
  readonly change?: CheckoutChange;
  readonly reload?: undefined;
}

export function endPlacement(end: PlacementEnd, { isPageOpen, hasCart, left }: PlacementContext): PlacementConsequences {
  const noIntent = { kind: 'intent', intent: null } as const;
  switch (end.kind) {
    case 'placed': {
      const { number } = end.order;
      return {
        madeWithout: { number, products: left },
        finished: undefined,
        ...(isPageOpen && { navigation: { to: orderResultPath({ number }), replace: true } }),
      };
    }
    case 'changed':
      return { change: noIntent, reload: undefined };
    case 'refused':
      return { change: noIntent };
    case 'none':
      // With goods in the cart the same order may be requested again under its key.
      return hasCart ? {} : { change: noIntent };
    case 'unknown':
      // An order of which nothing is known keeps its key.
      return {};
  }
}
