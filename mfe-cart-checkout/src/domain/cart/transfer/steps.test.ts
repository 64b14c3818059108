import { describe, expect, it } from '@jest/globals';
import type { PricedLine } from '@vitrava/shared-kit/contracts/browser';
import fc from 'fast-check';
import {
  lineAccepted,
  lineRetried,
  linesLeft,
  moveBegun,
  moveEnded,
  moveUnanswered,
  NO_TRANSFER,
  nextTransferStep,
  ownerChanged,
  serverReached,
  type Transfer,
  turnChanged,
} from './transfer.ts';

type Outcome = 'taken' | 'refused' | 'unanswered' | 'gone';

/** A device with lines and a server that does with each what `outcomes` say, in turn; every step is the transfer's own. */
class Device {
  transfer: Transfer = NO_TRANSFER;
  remaining: number[];
  readonly refused = new Set<number>();
  readonly sent: number[] = [];
  readonly taken: number[] = [];
  private readonly outcomes: readonly Outcome[];
  private asked = 0;

  constructor(products: readonly number[], outcomes: readonly Outcome[]) {
    this.remaining = [...products];
    this.outcomes = outcomes;
  }

  private lines(products: readonly number[]) {
    return products.map((product) => ({ product }));
  }

  get arriving() {
    return this.lines(this.remaining.filter((product) => !this.refused.has(product) && !this.transfer.unanswered.includes(product)));
  }

  /** Goes on until there is nothing to do; gives how many steps it took. */
  run(): number {
    for (let steps = 0; steps < 200; steps += 1) {
      const step = nextTransferStep(this.transfer, this.arriving);
      if (!step) return steps;
      if (step.kind === 'askTurn') this.transfer = turnChanged(turnChanged(this.transfer, 'asked'), 'held');
      if (step.kind === 'endTurn') this.transfer = turnChanged(this.transfer, 'none');
      if (step.kind === 'move') this.move(step.product);
    }
    throw new Error('The transfer does not end.');
  }

  private move(product: number): void {
    expect(this.transfer).toMatchObject({ turn: 'held', moving: null });
    this.transfer = moveBegun(this.transfer, product);
    // While a line is on its way nothing else is begun, and the turn is kept.
    expect(nextTransferStep(this.transfer, this.arriving)).toBeNull();
    const outcome = this.outcomes[this.asked % this.outcomes.length] ?? 'taken';
    this.asked += 1;
    if (outcome !== 'gone') this.sent.push(product);
    if (outcome === 'unanswered') {
      this.transfer = moveUnanswered(this.transfer, this.lines(this.remaining));
      return;
    }
    if (outcome === 'taken') {
      this.taken.push(product);
      this.transfer = lineAccepted(this.transfer, { owner: 5, line: { product } as PricedLine });
    }
    if (outcome === 'refused') this.refused.add(product);
    else this.remaining = this.remaining.filter((each) => each !== product);
    this.transfer = moveEnded(this.transfer);
    if (outcome === 'taken') this.transfer = serverReached(this.transfer);
  }
}

const products = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 6 });
const outcomes = fc.array(fc.constantFrom<Outcome>('taken', 'refused', 'unanswered', 'gone'), { minLength: 1, maxLength: 8 });

describe('lines of a device on their way into the cart', () => {
  it('are moved one after another, in this tab’s turn alone, and the turn is given back', () => {
    fc.assert(
      fc.property(products, outcomes, (lines, ends) => {
        const device = new Device(lines, ends);
        device.run();
        expect(device.transfer).toMatchObject({ turn: 'none', moving: null });
        expect(device.arriving).toEqual([]);
      }),
    );
  });

  it('are taken once each, and stay on the device until they are', () => {
    fc.assert(
      fc.property(products, outcomes, (lines, ends) => {
        const device = new Device(lines, ends);
        device.run();
        expect(new Set(device.taken).size).toBe(device.taken.length);
        expect(device.remaining.filter((product) => device.taken.includes(product))).toEqual([]);
        for (const product of lines) {
          const isAccountedFor = device.remaining.includes(product) || device.taken.includes(product) || ends.includes('gone');
          expect(isAccountedFor).toBe(true);
        }
      }),
    );
  });

  it('are not tried in vain while nothing answers, and all go once the server does', () => {
    fc.assert(
      fc.property(products, (lines) => {
        const device = new Device(lines, ['unanswered']);
        device.run();
        expect(device.sent).toEqual(lines.slice(0, 1));
        expect(device.run()).toBe(0);
        const reached = new Device(lines, ['taken']);
        reached.transfer = serverReached(device.transfer);
        reached.run();
        expect(reached.taken).toEqual(lines);
      }),
    );
  });

  it('wait for the shopper’s word where they failed, each for its own', () => {
    fc.assert(
      fc.property(products, fc.nat(5), (lines, index) => {
        const failed = moveUnanswered(
          moveBegun(turnChanged(NO_TRANSFER, 'held'), 1),
          lines.map((product) => ({ product })),
        );
        const product = lines[index] ?? 0;
        expect(lineRetried(failed, product).unanswered).toEqual(lines.filter((each) => each !== product));
      }),
    );
  });

  it('stay where the shopper leaves them when the server answers again, until they are tried by name', () => {
    fc.assert(
      fc.property(products, fc.nat(5), (lines, index) => {
        const failed = moveUnanswered(
          moveBegun(turnChanged(NO_TRANSFER, 'held'), 1),
          lines.map((product) => ({ product })),
        );
        const left = lines.slice(0, index);
        const reached = serverReached(linesLeft(failed, left));
        expect(reached.unanswered).toEqual(left);
        const retried = left.reduce(lineRetried, reached);
        expect(retried).toMatchObject({ unanswered: [], aside: [] });
      }),
    );
  });

  it('leave nothing of one customer to the next', () => {
    fc.assert(
      fc.property(products, outcomes, (lines, ends) => {
        const device = new Device(lines, ends);
        device.run();
        expect(ownerChanged(device.transfer)).toMatchObject({ unanswered: [], accepted: null, aside: [] });
      }),
    );
  });
});
