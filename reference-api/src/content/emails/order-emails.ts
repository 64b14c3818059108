import type { Order } from '@vitrava/shared-kit/contracts/api';
import { formatMoney } from '@vitrava/shared-kit/i18n/format';
import { emailPictureAddress } from '@vitrava/shared-kit/internal/image';
import type { Language } from '../../language/index.ts';
import type { Block, Email, EmailContext } from './email.ts';
import { moment } from './format-values.ts';

/** The order in the email's language, as its customer sees it. */
export interface OrderEmailContext extends EmailContext {
  readonly order: Order;
  readonly language: Language;
}

export function orderPlacedEmail(context: OrderEmailContext): Email {
  const { toSentence, order } = context;
  const subject = toSentence('emails.orderPlaced.subject', { number: Number(order.number) });
  return {
    subject,
    preheader: toSentence('emails.orderPlaced.preheader', {
      count: order.count,
      total: formatMoney(order.total_amount),
      point: placeOf(order),
    }),
    title: subject,
    blocks: [...requestPayment(context), stateBlock(context), pointBlock(context), sumsBlock(context)],
  };
}

function requestPayment({ toSentence, order, shop, language }: OrderEmailContext): Block[] {
  const { status, expires_at: until } = order.payment;
  // It may have been paid or canceled before its mail is sent.
  const unpaid = until === null ? null : toSentence('emails.orderPlaced.unpaid', { until: moment(new Date(until), language) });
  const news = unpaid ?? (status === 'due' || status === 'paid' ? toSentence(`emails.orderPlaced.${status}`) : null);
  const thanks = toSentence('emails.orderPlaced.thanks');
  return [
    { kind: 'text', text: news === null ? thanks : `${thanks} ${news}` },
    {
      kind: 'button',
      label: toSentence(until === null ? 'emails.order.action' : 'emails.orderPlaced.pay'),
      url: `${shop}/checkout/result/${order.number}`,
    },
  ];
}

export function orderIssuedEmail(context: OrderEmailContext): Email {
  const { toSentence, order, shop } = context;
  const number = Number(order.number);
  const isDue = order.payment.status === 'due';
  return {
    subject: toSentence('emails.orderIssued.subject', { number }),
    preheader: `${placeOf(order)}.`,
    title: toSentence('emails.orderIssued.title', { number }),
    blocks: [
      {
        kind: 'text',
        text: isDue
          ? toSentence('emails.orderIssued.due', { total: formatMoney(order.total_amount) })
          : toSentence('emails.orderIssued.paid'),
      },
      stateBlock(context),
      pointBlock(context),
      { kind: 'button', label: toSentence('emails.order.action'), url: `${shop}/account/active-orders` },
      sumsBlock(context),
    ],
  };
}

export function orderCanceledEmail(context: OrderEmailContext): Email {
  const { toSentence, order, shop } = context;
  const subject = toSentence('emails.orderCanceled.subject', { number: Number(order.number) });
  const isReturned = order.payment.status === 'refunding' || order.payment.status === 'refunded';
  const news = isReturned
    ? toSentence('emails.orderCanceled.returning', { total: formatMoney(order.total_amount) })
    : toSentence('emails.orderCanceled.void');
  return {
    subject,
    preheader: news,
    title: subject,
    blocks: [
      { kind: 'text', text: isReturned ? `${news} ${toSentence('emails.orderCanceled.bank')}` : news },
      { kind: 'button', label: toSentence('emails.order.action'), url: `${shop}/account/completed-orders` },
      stateBlock(context),
      sumsBlock(context),
    ],
  };
}

function placeOf({ point }: Order): string {
  return `${point.name}: ${point.city}, ${point.address}`;
}

/** When it was ordered, and what has become of its payment. */
function stateBlock({ toSentence, order, language }: OrderEmailContext): Block {
  return {
    kind: 'facts',
    title: toSentence('emails.order.about'),
    rows: [
      {
        name: toSentence('emails.order.date'),
        value: toSentence('emails.order.moscowTime', { moment: moment(new Date(order.date), language) }),
      },
      { name: toSentence('emails.order.payment.label'), value: toSentence(`emails.order.payment.${order.payment.status}`) },
    ],
  };
}

function pointBlock({ toSentence, order: { point } }: OrderEmailContext): Block {
  return {
    kind: 'facts',
    title: toSentence('emails.order.point'),
    rows: [
      { name: toSentence('emails.order.address'), value: `${point.city}, ${point.address} (${point.name})` },
      { name: toSentence('emails.order.hours'), value: point.workschedule },
      { name: toSentence('emails.order.phone'), value: point.phone },
    ],
  };
}

function sumsBlock({ toSentence, order, origin }: OrderEmailContext): Block {
  const isZero = (decimal: string) => Number(decimal) === 0;
  return {
    kind: 'sums',
    title: toSentence('emails.order.lines'),
    lines: order.lines.map((line) => ({
      name: line.name,
      amount: toSentence('emails.order.amount', { count: line.amount }),
      value: formatMoney(line.total_inc_vat),
      picture: new URL(emailPictureAddress(line.photo.url), origin).href,
    })),
    sums: [
      ...(isZero(order.total_discount_inc_vat)
        ? []
        : [{ name: toSentence('emails.order.discount'), value: formatMoney(order.total_discount_inc_vat) }]),
      {
        name: toSentence('emails.order.delivery'),
        value: isZero(order.delivery_price) ? toSentence('emails.order.free') : formatMoney(order.delivery_price),
      },
    ],
    total: { name: toSentence('emails.order.total'), value: formatMoney(order.total_amount) },
    vat: { name: toSentence('emails.order.vat'), value: formatMoney(order.vat_amount) },
  };
}
