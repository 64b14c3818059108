import type { OrderConflict } from '@vitrava/shared-kit/contracts/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { message } from '../../http/index.ts';

const CONFLICTS = {
  order_in_progress: 'orderInProgress',
  cart_changed: 'cartChanged',
  not_cancelable: 'notCancelable',
  not_payable: 'notPayable',
} as const;

/** 409: the order or the cart has gone on since the customer saw it. */
export function refuse(request: FastifyRequest, reply: FastifyReply, { code, ...rest }: Omit<OrderConflict, 'detail'>): FastifyReply {
  const body: OrderConflict = { detail: message(CONFLICTS[code], request.messageLanguage), code, ...rest };
  return reply.code(409).send(body);
}
