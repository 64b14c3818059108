import type { PricedLine, Totals } from '@vitrava/shared-kit/contracts/browser';
import type { Reading } from '@vitrava/shared-kit/models/optimistic-list';
import type { LineCommand } from '../command.ts';
import { entriesOf } from '../entries.ts';
import { isHandedOver } from '../hand-over.ts';
import { cartList, lineCommanded, lineHandedOver } from '../list.ts';
import { type CustomerCart, emptyCart, type LineCall } from '../state.ts';

const OWNER = 5;
const totals = { count: 0, weight: 0, delivery: [], total_inc_vat: '0.00' } as unknown as Totals;

export function lineOf(id: number, product: number, amount: number): PricedLine {
  return { id, product, amount, item: null } as PricedLine;
}

export const amountOf = (amount: number): LineCommand => ({ kind: 'amount', amount, item: null });
export const addition = (amount: number): LineCommand => ({ kind: 'addition', amount, item: null });

/** A line that was handed to the device: `sent` of it are on their way, and may have arrived although no answer came. */
interface Handed {
  readonly product: number;
  amount: number;
  sent: number;
  isMade: boolean;
}

/** A server that keeps a cart as ours does, and a page that talks to it over a network where anything may come late or get lost. */
export class Shop {
  cart: CustomerCart = emptyCart(OWNER);
  server: PricedLine[];
  readonly inFlight: LineCall[] = [];
  device: Handed[] = [];
  readonly readings: { readonly reading: Reading; readonly lines: readonly PricedLine[] }[] = [];
  private lastLine = 1000;

  constructor(lines: readonly PricedLine[]) {
    this.server = [...lines];
    this.beginReading();
    this.endReading(0);
  }

  get coming() {
    return this.device.map(({ product, amount }) => ({ product, amount, item: null }));
  }

  command(product: number, command: LineCommand): void {
    if (isHandedOver(this.cart, product, command)) this.handOver(product, command.amount);
    else this.cart = lineCommanded(this.cart, { product, command });
    this.send();
  }

  answer(index: number): void {
    const place = index % Math.max(1, this.inFlight.length + this.device.length);
    const [call] = this.inFlight.splice(place, 1);
    if (!call) this.arrive(this.device[place - this.inFlight.length]);
    else if (this.server.some(({ id }) => id === call.id)) this.cart = cartList.callDone(this.cart, call, this.make(call));
    else this.cart = call.kind === 'remove' ? cartList.callDone(this.cart, call, null) : cartList.entryMissed(this.cart, call);
    this.send();
  }

  lose(index: number, isMade: boolean): void {
    const place = index % Math.max(1, this.inFlight.length + this.device.length);
    const [call] = this.inFlight.splice(place, 1);
    const line = this.device[place - this.inFlight.length];
    if (!call && line && isMade) this.add(line);
    if (!call) return;
    if (isMade) this.make(call);
    this.cart = cartList.callFailed(this.cart, call, 'network');
    this.cart = cartList.changeRetried(this.cart, call.product);
    this.send();
  }

  beginReading(): void {
    const reading = { owner: OWNER, edition: this.cart.edition, serial: this.cart.lastReading + 1 };
    this.cart = cartList.readingBegun(this.cart, reading);
    this.readings.push({ reading, lines: this.server.map((line) => ({ ...line })) });
  }

  endReading(index: number): void {
    const [read] = this.readings.splice(index % Math.max(1, this.readings.length), 1);
    if (read) this.cart = cartList.readingDone(this.cart, read.reading, read.lines, { totals });
    this.send();
  }

  finish(): void {
    while (this.inFlight.length + this.device.length > 0) this.answer(0);
    this.beginReading();
    while (this.readings.length > 0) this.endReading(0);
  }

  shown(): readonly (readonly [number, number])[] {
    return entriesOf(this.cart, this.coming).map(({ product, amount }) => [product, amount]);
  }

  private send(): void {
    for (let step = cartList.nextStep(this.cart, this.coming); step; step = cartList.nextStep(this.cart, this.coming)) {
      if (step.kind === 'met') this.cart = cartList.changeForgotten(this.cart, step.product);
      else if (step.call.kind === 'create')
        this.handOver(step.call.product, step.call.amount - (step.call.isAddition ? step.call.before : 0));
      else {
        this.cart = cartList.callSent(this.cart, step.call);
        this.inFlight.push(step.call);
      }
    }
  }

  private handOver(product: number, amount: number): void {
    const line = this.device.find((one) => one.product === product);
    if (line) line.amount += amount;
    else this.device.push({ product, amount, sent: amount, isMade: false });
    this.cart = cartList.overtaken(lineHandedOver(this.cart, product));
  }

  /** The answer to what was sent of a line: the rest is sent next. */
  private arrive(line: Handed | undefined): void {
    if (!line) return;
    this.add(line);
    line.amount -= line.sent;
    Object.assign(line, { sent: line.amount, isMade: false });
    this.device = this.device.filter(({ amount }) => amount > 0);
    const made = this.server.find(({ product }) => product === line.product);
    this.cart = made ? cartList.entryPut(this.cart, made) : cartList.overtaken(this.cart);
  }

  private add(line: Handed): void {
    if (!line.isMade) this.put(line.product, line.sent + (this.server.find(({ product }) => product === line.product)?.amount ?? 0));
    line.isMade = true;
  }

  private put(product: number, amount: number): PricedLine {
    const present = this.server.find((line) => line.product === product);
    if (!present) this.lastLine += 1;
    const line = lineOf(present?.id ?? this.lastLine, product, amount);
    this.server = present ? this.server.map((one) => (one === present ? line : one)) : [...this.server, line];
    return line;
  }

  private make(call: LineCall): PricedLine | null {
    if (call.kind === 'update') return this.server.some(({ id }) => id === call.id) ? this.put(call.product, call.amount) : null;
    this.server = this.server.filter(({ id }) => id !== call.id);
    return null;
  }
}
