const decimal = (roubles: number) => roubles.toFixed(2);

/** The offers of the test's shop; 100 roubles a piece, 50 left, by default. */
export interface Offer {
  readonly price: number;
  readonly discount: number;
  readonly left: number;
}
export type Offers = Readonly<Record<number, Offer>>;

export function offer(part: Partial<Offer> = {}): Offer {
  return { price: 100, discount: 0, left: 50, ...part };
}

/** Lines as our server prices them; what is not offered is not found. */
export function priceLines(
  wanted: readonly { readonly id?: number; readonly product: number; readonly amount: number; readonly stock?: number | null }[],
  offers: Offers,
) {
  const lines = wanted.map(({ id, product, amount, stock = null }) => ({
    ...priceLine(id ?? product, product, amount, offers[product]),
    stock,
  }));
  const total = (name: 'total_inc_vat' | 'total_discount_inc_vat' | 'total_without_discount_inc_vat') =>
    lines.reduce((sum, line) => sum + Number(line[name]), 0);
  const price = total('total_inc_vat') >= 2500 ? 0 : 199;
  const totals = {
    count: lines.filter(({ problem }) => problem === null || problem.reason === 'not_enough').reduce((sum, { amount }) => sum + amount, 0),
    total_inc_vat: decimal(total('total_inc_vat')),
    total_discount_inc_vat: decimal(total('total_discount_inc_vat')),
    total_without_discount_inc_vat: decimal(total('total_without_discount_inc_vat')),
    weight: 400,
    delivery: [
      {
        code: 'pickup',
        name: 'Пункт выдачи',
        price: decimal(price),
        free_from: '2500.00',
        left_to_free: decimal(Math.max(2500 - total('total_inc_vat'), 0)),
        total_amount: decimal(total('total_inc_vat') + price),
      },
    ],
  };
  return { lines, totals };
}

function priceLine(id: number, product: number, amount: number, known: Offer | undefined) {
  const price = known ? known.price * (1 - known.discount / 100) : 0;
  const isSoldOut = known?.left === 0;
  const toPay = isSoldOut ? 0 : price * amount;
  const before = isSoldOut ? 0 : (known?.price ?? 0) * amount;
  const reason = !known ? 'not_found' : isSoldOut ? 'sold_out' : known.left < amount ? 'not_enough' : null;
  return {
    id,
    product,
    amount,
    item: known
      ? {
          name: `Товар ${product}`,
          photo: { url: `/m/${product}.webp`, url_template: `/m/${product}-{width}.webp`, width: 800, height: 800, widths: [200] },
          price: decimal(price),
          availability: { left: known.left },
        }
      : null,
    discount_prc: known?.discount ?? 0,
    local_total_with_vat: decimal(toPay),
    total_without_discount_inc_vat: decimal(before),
    total_inc_vat: decimal(toPay),
    total_discount_inc_vat: decimal(before - toPay),
    vat: 20,
    vat_amount: '0.00',
    problem: reason && { reason, available: known?.left ?? 0 },
  };
}
