import type { CartLine, CartPricing, CartProblem, CartTotals } from '@vitrava/shared-kit/contracts/api';
import { type CardContext, type ProductFacts, toCard } from '../../catalogue/products/index.ts';
import type { Language } from '../../language/index.ts';
import { textsIn } from '../../language/index.ts';
import { containedVatKopecks, toDecimal } from '../../money.ts';

/** A line as it is kept: what, how many, and for the signed-in its own id and pickup place. */
export interface WantedLine {
  readonly id: number;
  readonly product: number;
  readonly amount: number;
  readonly stock: number | null;
}

export interface LineSums {
  readonly count: number;
  readonly withoutDiscount: number;
  readonly toPay: number;
  readonly vat: number;
}

interface WeighedSums extends LineSums {
  readonly weightGrams: number;
}

const NOTHING: WeighedSums = { count: 0, withoutDiscount: 0, toPay: 0, vat: 0, weightGrams: 0 };
const FREE_DELIVERY_FROM = 250_000;
/** What delivery to any pickup point costs below the free sum. */
export const PICKUP_PRICE_KOPECKS = 19_900;

type PricedProduct = Pick<ProductFacts['product'], 'basePriceKopecks' | 'priceKopecks' | 'vatPercent' | 'weightGrams'>;

/** The price of one piece times the amount; see the rounding rule in `money`. */
export function sumLine(product: PricedProduct, amount: number): WeighedSums {
  const toPay = product.priceKopecks * amount;
  return {
    count: amount,
    withoutDiscount: product.basePriceKopecks * amount,
    toPay,
    vat: containedVatKopecks(toPay, product.vatPercent),
    weightGrams: product.weightGrams * amount,
  };
}

/** Prices lines in their order. `found` holds the products that are on sale. */
export function priceLines(wanted: readonly WantedLine[], found: readonly ProductFacts[], context: CardContext): CartPricing {
  const facts = new Map(found.map((row) => [row.product.id, row]));
  const priced = wanted.map((line) => {
    const known = facts.get(line.product);
    const problem = findProblem(line.amount, known?.product.availability);
    const sums = known && problem?.reason !== 'sold_out' ? sumLine(known.product, line.amount) : NOTHING;
    return { sums, line: toLine(line, known, sums, problem, context) };
  });
  return {
    lines: priced.map(({ line }) => line),
    totals: toTotals(
      priced.map(({ sums }) => sums),
      context.language,
    ),
  };
}

function findProblem(amount: number, available: number | undefined): CartProblem | null {
  if (available === undefined) return { reason: 'not_found', available: 0 };
  if (available === 0) return { reason: 'sold_out', available: 0 };
  return available < amount ? { reason: 'not_enough', available } : null;
}

function toLine(
  line: WantedLine,
  known: ProductFacts | undefined,
  sums: LineSums,
  problem: CartProblem | null,
  context: CardContext,
): CartLine {
  return {
    id: line.id,
    product: line.product,
    item: known ? toCard(known, context) : null,
    amount: line.amount,
    stock: line.stock,
    discount_prc: known?.product.discountPercent ?? 0,
    local_total_with_vat: toDecimal(sums.toPay),
    total_without_discount_inc_vat: toDecimal(sums.withoutDiscount),
    total_inc_vat: toDecimal(sums.toPay),
    total_discount_inc_vat: toDecimal(sums.withoutDiscount - sums.toPay),
    vat: known?.product.vatPercent ?? 0,
    vat_amount: toDecimal(sums.vat),
    problem,
  };
}

/** What the way to the customer costs for goods of this sum. */
export function deliveryKopecks(goodsKopecks: number): number {
  return goodsKopecks >= FREE_DELIVERY_FROM ? 0 : PICKUP_PRICE_KOPECKS;
}

export function sumLines(lines: readonly LineSums[]) {
  const total = (name: keyof LineSums) => lines.reduce((sum, line) => sum + line[name], 0);
  const [toPay, vat, withoutDiscount] = [total('toPay'), total('vat'), total('withoutDiscount')];
  return {
    count: total('count'),
    total: toDecimal(toPay - vat),
    vat_amount: toDecimal(vat),
    total_inc_vat: toDecimal(toPay),
    total_discount_inc_vat: toDecimal(withoutDiscount - toPay),
    total_without_discount_inc_vat: toDecimal(withoutDiscount),
  };
}

export function toTotals(lines: readonly WeighedSums[], language: Language): CartTotals {
  const toPay = lines.reduce((sum, line) => sum + line.toPay, 0);
  const sums = sumLines(lines);
  return {
    ...sums,
    weight: lines.reduce((sum, line) => sum + line.weightGrams, 0),
    delivery:
      sums.count === 0
        ? []
        : [
            {
              code: 'pickup',
              name: textsIn(language)('delivery.pickup'),
              price: toDecimal(deliveryKopecks(toPay)),
              free_from: toDecimal(FREE_DELIVERY_FROM),
              left_to_free: toDecimal(Math.max(FREE_DELIVERY_FROM - toPay, 0)),
              total_amount: toDecimal(toPay + deliveryKopecks(toPay)),
            },
          ],
  };
}
