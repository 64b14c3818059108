import { OrderRepeatSchema } from '@vitrava/shared-kit/contracts/api';
import { Type } from 'typebox';
import { requireUser } from '../../customer/session/index.ts';
import { readIdempotencyKey } from '../../http/index.ts';
import { SIGNED_IN } from '../../operations/open-api/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { readNumber, readOwn } from './own-order.ts';
import { repeatOrder, toRepeat } from './repeat-order.ts';

/** `POST api/orders/{number}/repeat/`: the goods of an order, once more, in the customer's cart. */
export function orderRepeatRoutes(app: ApiInstance, services: Services): void {
  const schema = {
    summary: 'Put the goods of an order into the cart once more.',
    security: SIGNED_IN,
    params: Type.Object({ number: Type.String() }),
    response: { 200: OrderRepeatSchema },
  };
  const config = { idempotencyKey: 'optional' as const };
  app.post('/api/orders/:number/repeat/', { config, schema }, async (request) => {
    const number = readNumber(request.params.number);
    const key = readIdempotencyKey(request);
    const { lines } = await readOwn(services, request, number);
    const pieces = await repeatOrder(services.db, { userId: requireUser(request), number, key, now: services.now() });
    return toRepeat(pieces, new Map(lines.map(({ product, name }) => [product, name])));
  });
}
