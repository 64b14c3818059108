import type { OrderRequest, PickupPoint } from '@vitrava/shared-kit/contracts/api';
import { offer, priceLines } from '../domain/cart/testing/index.ts';

const PHOTO = { url: '/m/1.webp', url_template: '/m/1-{width}.webp', width: 800, height: 800, widths: [200] };

/** An order as our server answers it. */
export function orderOf(number: string, body: OrderRequest, point: PickupPoint | null, paymentUrl: string | null) {
  const offers = Object.fromEntries(body.lines.map(({ product }) => [product, offer()]));
  const { lines, totals } = priceLines(body.lines, offers);
  const isCard = body.payment_method === 'card';
  return {
    number,
    date: '2026-11-21T10:00:00Z',
    status: 'waiting',
    can_cancel: true,
    count: totals.count,
    total: '0.00',
    vat_amount: '0.00',
    total_inc_vat: totals.total_inc_vat,
    total_discount_inc_vat: totals.total_discount_inc_vat,
    total_without_discount_inc_vat: totals.total_without_discount_inc_vat,
    delivery_price: totals.delivery[0]?.price ?? '0.00',
    total_amount: body.total_amount,
    point,
    payment: {
      method: body.payment_method,
      status: isCard ? 'pending' : 'due',
      url: isCard ? paymentUrl : null,
      expires_at: null as string | null,
    },
    lines: lines.map((line) => ({ ...line, name: `Товар ${line.product}`, photo: PHOTO })),
  };
}
export type TestOrder = ReturnType<typeof orderOf>;
