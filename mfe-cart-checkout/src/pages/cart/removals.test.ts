import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lineTried, NO_REMOVALS, type Removals, removalMade, removalOver, removalTakenBack } from './removals.ts';
import { buildRows, type CartRow } from './rows.ts';

const ALL = [1, 2, 3, 4, 5];
const product = fc.constantFrom(...ALL);
const step = fc.record({ kind: fc.constantFrom('remove' as const, 'take back' as const, 'lapse' as const, 'try' as const), product });

interface Page {
  readonly products: readonly number[];
  readonly removals: Removals;
}

/** The page's rows: what is in the cart, and what can come back. */
function rowsOf({ products, removals: { removed } }: Page): readonly CartRow[] {
  const entries = products.map((each) => ({
    product: each,
    amount: 1,
    item: null,
    isBusy: false,
    failure: null,
    failedAmount: null,
    priced: null,
  }));
  return buildRows({ entries, removed, unsynced: [], priced: [], hasFailed: false, showsDiscounts: false });
}

function next(page: Page, { kind, product: chosen }: { readonly kind: string; readonly product: number }): Page {
  const { products, removals } = page;
  const place = rowsOf(page).find((row) => row.product === chosen)?.kind;
  if (kind === 'remove' && place === 'line') {
    return {
      products: products.filter((each) => each !== chosen),
      removals: removalMade(removals, { rows: rowsOf(page), product: chosen }),
    };
  }
  if (kind === 'take back' && place === 'removed') {
    const index = rowsOf(page).findIndex((row) => row.product === chosen);
    const before = rowsOf(page).slice(0, index);
    const position = before.filter((row) => row.kind === 'line').length;
    return { products: products.toSpliced(position, 0, chosen), removals: removalTakenBack(removals, chosen) };
  }
  if (kind === 'lapse') return { products, removals: removalOver(removals, chosen) };
  return kind === 'try' ? { products, removals: lineTried(removals, chosen) } : page;
}

const open: Page = { products: ALL, removals: NO_REMOVALS };

describe('lines removed from the cart', () => {
  it('stand once each, in the order the cart had, until their time is over', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const shown = rowsOf(steps.reduce(next, open)).map((row) => row.product);
        expect(shown).toEqual(ALL.filter((each) => shown.includes(each)));
        expect(new Set(shown).size).toBe(shown.length);
      }),
    );
  });

  it('all come back to their places when none has lapsed', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const page = steps.filter(({ kind }) => kind !== 'lapse').reduce(next, open);
        const restored = ALL.map((each) => ({ kind: 'take back', product: each })).reduce(next, page);
        expect(restored.products).toEqual(ALL);
        expect(restored.removals.removed).toEqual([]);
      }),
    );
  });

  it('The last restored or retried line gets the focus, until another is removed', () => {
    fc.assert(
      fc.property(fc.array(step), product, (steps, each) => {
        const { removals } = steps.reduce(next, open);
        expect(lineTried(removals, each)).toEqual({ ...removals, restored: { product: each } });
        expect(removalTakenBack(removals, each).restored).toEqual({ product: each });
        expect(removalOver(removals, each).restored).toBe(removals.restored);
        expect(removalMade(removals, { rows: rowsOf(open), product: each }).restored).toBeNull();
      }),
    );
  });
});
