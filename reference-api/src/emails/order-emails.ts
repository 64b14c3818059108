import type { Order } from '@vitrava/shared-kit/contracts/api';
import type { Language } from '../language.ts';
import type { Block, Email, EmailContext } from './email.ts';
import { moment, money } from './format.ts';

/** The order in the email's language, as its customer sees it. */
export interface OrderEmailContext extends EmailContext {
  readonly order: Order;
  readonly language: Language;
}

export function orderPlacedEmail(context: OrderEmailContext): Email {
  const { words, order } = context;
  const subject = words.orderPlaced.subject(Number(order.number));
  return {
    subject,
    preheader: words.orderPlaced.preheader(order.count, money(order.total_amount), placeOf(order)),
    title: subject,
    blocks: [...askToPay(context), pointBlock(context), sumsBlock(context)],
  };
}

function askToPay({ words, order, shop, language }: OrderEmailContext): Block[] {
  const { thanks, due, paid, unpaid, pay } = words.orderPlaced;
  const { status, expires_at: until } = order.payment;
  // It may have been paid or canceled before its mail is sent.
  const news = until !== null ? unpaid(moment(new Date(until), language)) : status === 'due' ? due : status === 'paid' ? paid : null;
  return [
    { kind: 'text', text: news === null ? thanks : `${thanks} ${news}` },
    { kind: 'button', label: until === null ? words.order.action : pay, url: `${shop}/checkout/result/${order.number}` },
  ];
}

export function orderIssuedEmail(context: OrderEmailContext): Email {
  const { words, order, shop } = context;
  const { subject, title, due, paid } = words.orderIssued;
  return {
    subject: subject(Number(order.number)),
    preheader: `${placeOf(order)}.`,
    title: title(Number(order.number)),
    blocks: [
      { kind: 'text', text: order.payment.status === 'due' ? due(money(order.total_amount)) : paid },
      pointBlock(context),
      { kind: 'button', label: words.order.action, url: `${shop}/account/active-orders` },
      sumsBlock(context),
    ],
  };
}

export function orderCanceledEmail(context: OrderEmailContext): Email {
  const { words, order, shop } = context;
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
      sumsBlock(context),
    ],
  };
}

function placeOf({ point }: Order): string {
  return `${point.name}: ${point.city}, ${point.address}`;
}

function pointBlock({ words, order: { point } }: OrderEmailContext): Block {
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

function sumsBlock({ words: { order: words }, order }: OrderEmailContext): Block {
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
