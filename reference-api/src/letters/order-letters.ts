import type { Order } from '@vitrava/shared-kit/contracts/api';
import type { Language } from '../language.ts';
import { moment, money } from './format.ts';
import type { Block, Letter, Occasion } from './letter.ts';

/** The order in the letter's language, as its customer sees it. */
export interface OrderOccasion extends Occasion {
  readonly order: Order;
  readonly language: Language;
}

export function orderPlacedLetter(occasion: OrderOccasion): Letter {
  const { words, order } = occasion;
  const subject = words.orderPlaced.subject(Number(order.number));
  return {
    subject,
    preheader: words.orderPlaced.preheader(order.count, money(order.total_amount), placeOf(order)),
    title: subject,
    blocks: [...askToPay(occasion), pointBlock(occasion), sumsBlock(occasion)],
  };
}

function askToPay({ words, order, shop, language }: OrderOccasion): Block[] {
  const { thanks, due, paid, unpaid, pay } = words.orderPlaced;
  const { status, expires_at: until } = order.payment;
  // It may have been paid or canceled before its mail is sent.
  const news = until !== null ? unpaid(moment(new Date(until), language)) : status === 'due' ? due : status === 'paid' ? paid : null;
  return [
    { kind: 'text', text: news === null ? thanks : `${thanks} ${news}` },
    { kind: 'button', label: until === null ? words.order.action : pay, url: `${shop}/checkout/result/${order.number}` },
  ];
}

export function orderIssuedLetter(occasion: OrderOccasion): Letter {
  const { words, order, shop } = occasion;
  const { subject, title, due, paid } = words.orderIssued;
  return {
    subject: subject(Number(order.number)),
    preheader: `${placeOf(order)}.`,
    title: title(Number(order.number)),
    blocks: [
      { kind: 'text', text: order.payment.status === 'due' ? due(money(order.total_amount)) : paid },
      pointBlock(occasion),
      { kind: 'button', label: words.order.action, url: `${shop}/account/active-orders` },
      sumsBlock(occasion),
    ],
  };
}

export function orderCanceledLetter(occasion: OrderOccasion): Letter {
  const { words, order, shop } = occasion;
  const { subject, returning, bank, void: nothing } = words.orderCanceled;
  const isReturned = order.payment.status === 'refunding' || order.payment.status === 'refunded';
  const news = isReturned ? returning(money(order.total_amount)) : nothing;
  return {
    subject: subject(Number(order.number)),
    preheader: news,
    title: subject(Number(order.number)),
    blocks: [
      { kind: 'text', text: isReturned ? `${news} ${bank}` : news },
      { kind: 'button', label: words.order.action, url: `${shop}/account/completed-orders` },
      sumsBlock(occasion),
    ],
  };
}

function placeOf({ point }: Order): string {
  return `${point.name}: ${point.city}, ${point.address}`;
}

function pointBlock({ words, order: { point } }: OrderOccasion): Block {
  return {
    kind: 'facts',
    title: words.order.point,
    rows: [
      { name: words.order.address, value: `${point.city}, ${point.address} (${point.name})` },
      { name: words.order.hours, value: point.workschedule },
      { name: words.order.phone, value: point.phone },
    ],
  };
}

function sumsBlock({ words: { order: words }, order }: OrderOccasion): Block {
  const isZero = (decimal: string) => Number(decimal) === 0;
  return {
    kind: 'sums',
    title: words.lines,
    lines: order.lines.map((line) => ({ name: line.name, amount: words.amount(line.amount), value: money(line.total_inc_vat) })),
    sums: [
      ...(isZero(order.total_discount_inc_vat) ? [] : [{ name: words.discount, value: money(order.total_discount_inc_vat) }]),
      { name: words.delivery, value: isZero(order.delivery_price) ? words.free : money(order.delivery_price) },
    ],
    total: { name: words.total, value: money(order.total_amount) },
    vat: { name: words.vat, value: money(order.vat_amount) },
  };
}
