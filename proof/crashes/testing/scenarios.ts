import { canceling, type Prepare, paying, placing, receivingWebhook } from './actions.ts';
import type { Settling } from './environment.ts';
import type { Point } from './gate.ts';

export interface Scenario {
  readonly name: string;
  readonly victim: 'api' | 'acquirer';
  /** What settles by itself after the crash. */
  readonly settling: Settling;
  readonly prepare: Prepare;
  /** Where it is broken off when there is no time for every message. */
  readonly usual: (messages: readonly string[]) => readonly Point[];
}

const COMMIT = 'sql: commit';
const CREATE = 'acquirer: POST /payments/';
const REFUND = 'acquirer: POST /payments/…/refund/';
const WEBHOOK = 'webhook: POST /api/payments/webhook/';
const points = (messages: readonly string[], message: string, ...sides: Point['side'][]): Point[] =>
  sides.map((side) => ({ at: messages.indexOf(message), side }));

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'an order is placed and the API dies',
    victim: 'api',
    settling: 'never',
    prepare: placing,
    usual: (messages) => [...points(messages, COMMIT, 'before', 'after'), ...points(messages, CREATE, 'after')],
  },
  {
    name: 'an order is placed and the acquirer dies',
    victim: 'acquirer',
    settling: 'never',
    prepare: placing,
    usual: (messages) => points(messages, CREATE, 'after'),
  },
  {
    name: 'a declined payment is begun anew and the API dies',
    victim: 'api',
    settling: 'never',
    prepare: paying,
    usual: (messages) => points(messages, CREATE, 'after'),
  },
  {
    name: 'the money comes and the API dies',
    victim: 'api',
    settling: 'never',
    prepare: receivingWebhook,
    usual: (messages) => points(messages, COMMIT, 'after'),
  },
  {
    name: 'the money comes and the acquirer dies',
    victim: 'acquirer',
    settling: 'never',
    prepare: receivingWebhook,
    usual: (messages) => points(messages, WEBHOOK, 'before'),
  },
  {
    name: 'a paid order is canceled and the API dies',
    victim: 'api',
    settling: 'soon',
    prepare: canceling,
    usual: (messages) => [...points(messages, COMMIT, 'after'), ...points(messages, REFUND, 'after')],
  },
  {
    name: 'a paid order is canceled and the acquirer dies',
    victim: 'acquirer',
    settling: 'soon',
    prepare: canceling,
    usual: (messages) => points(messages, REFUND, 'after'),
  },
];
