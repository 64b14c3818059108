import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { changesBetween } from './changes.ts';
import { checkoutItem } from './device.ts';
import { type CheckoutState, checkoutOf, NEW_CHECKOUT, type SeenCart } from './state.ts';
import { firstOpenStep, isStepOpen, STEPS } from './steps.ts';

const sum = fc.integer({ min: 0, max: 10_000_000 }).map((kopecks) => (kopecks / 100).toFixed(2));
const seen: fc.Arbitrary<SeenCart> = fc.record({
  lines: fc.uniqueArray(
    fc.record({ product: fc.integer({ min: 1, max: 30 }), name: fc.string(), amount: fc.integer({ min: 1, max: 999 }), sum }),
    { selector: ({ product }) => product, maxLength: 12 },
  ),
  total: sum,
});
const state: fc.Arbitrary<CheckoutState> = fc.record({
  stock: fc.option(fc.integer({ min: 1, max: 1000 })),
  method: fc.option(fc.constantFrom('on_pickup', 'card')),
  intent: fc.option(fc.record({ key: fc.stringMatching(/^[\w-]{8,100}$/), fingerprint: fc.string({ maxLength: 200 }) })),
  seen: fc.option(seen),
});

const storedFor = (userId: number) => checkoutOf(checkoutItem.read() ?? null, userId);
function readText(text: string): CheckoutState {
  localStorage.setItem(checkoutItem.key, text);
  return storedFor(5);
}

describe('a checkout on the device', () => {
  it('is read as it was written, by its own customer only', () => {
    fc.assert(
      fc.property(state, fc.integer({ min: 1, max: 99 }), (written, userId) => {
        checkoutItem.write({ userId, state: written });
        expect(storedFor(userId)).toEqual(written);
        expect(storedFor(userId + 1)).toEqual(NEW_CHECKOUT);
      }),
    );
  });

  it('starts empty when something else is stored', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => expect(readText(text)).toEqual(NEW_CHECKOUT)));
    const other = { version: 1, userId: 5, ...NEW_CHECKOUT };
    for (const broken of [{ version: 2 }, { stock: '7' }, { method: 'cash' }, { intent: { key: 'a b', fingerprint: '' } }, { seen: [] }]) {
      expect(readText(JSON.stringify({ ...other, ...broken }))).toEqual(NEW_CHECKOUT);
    }
  });
});

describe('steps of checkout', () => {
  it('[O1] are delivery, payment and review, each open when everything before it is chosen', () => {
    expect(STEPS).toEqual(['delivery', 'payment', 'review']);
    const open = (stock: number | null, method: 'card' | null) => STEPS.filter((step) => isStepOpen(step, { stock, method }));
    expect(open(null, null)).toEqual(['delivery']);
    expect(open(null, 'card')).toEqual(['delivery']);
    expect(open(7, null)).toEqual(['delivery', 'payment']);
    expect(open(7, 'card')).toEqual(['delivery', 'payment', 'review']);
    expect(firstOpenStep({ stock: 7, method: null })).toBe('payment');
  });
});

describe('changes since the cart was seen', () => {
  it('are none for the same cart, and none when nothing was seen', () => {
    fc.assert(
      fc.property(seen, (cart) => {
        expect(changesBetween(cart, cart)).toBeNull();
        expect(changesBetween(null, cart)).toBeNull();
      }),
    );
  });

  it('name every line that differs, with its old and new state, and no other', () => {
    fc.assert(
      fc.property(seen, seen, (was, now) => {
        const changes = changesBetween(was, now);
        const products = new Set([...was.lines, ...now.lines].map(({ product }) => product));
        for (const product of products) {
          const before = was.lines.find((line) => line.product === product);
          const after = now.lines.find((line) => line.product === product);
          const differs = before?.amount !== after?.amount || before?.sum !== after?.sum;
          expect(changes?.lines.some((line) => line.product === product) ?? false).toBe(differs);
        }
        expect(changes?.total ?? null).toEqual(was.total === now.total ? null : { was: was.total, now: now.total });
      }),
    );
  });
});
