import type { OrderLine } from '@vitrava/shared-kit/contracts/api';
import { type ProductFacts, packLabel } from '../../catalogue/products/index.ts';
import { type ImageRenderer, productPicture } from '../../content/pictures/index.ts';
import type { orderLine } from '../../database/index.ts';
import type { Language } from '../../language/index.ts';
import { toDecimal } from '../../money.ts';
import type { LineSums } from '../cart-pricing/index.ts';

export type LineRow = typeof orderLine.$inferSelect;

/** What an order keeps of a product: enough to show it when its name, price or picture has changed, or when it is gone. */
export function toLineRow({ product, brand }: ProductFacts, amount: number, sums: LineSums): Omit<LineRow, 'id' | 'orderNumber'> {
  const { slug, name, dose, packForm } = product;
  return {
    productId: product.id,
    name,
    photo: {
      facts: { slug, name, dose, packForm, brandName: brand.name.ru, palette: brand.palette, labelStyle: brand.labelStyle },
      label: { ru: packLabel(product, 'ru'), en: packLabel(product, 'en') },
    },
    amount,
    discountPercent: product.discountPercent,
    vatPercent: product.vatPercent,
    withoutDiscountKopecks: sums.withoutDiscount,
    toPayKopecks: sums.toPay,
    vatKopecks: sums.vat,
  };
}

export function toSums(row: LineRow): LineSums {
  return { count: row.amount, withoutDiscount: row.withoutDiscountKopecks, toPay: row.toPayKopecks, vat: row.vatKopecks };
}

export function toOrderLine(row: LineRow, imageRenderer: ImageRenderer, language: Language): OrderLine {
  return {
    id: row.id,
    product: row.productId,
    name: row.name[language],
    photo: productPicture(imageRenderer, row.photo.facts, row.photo.label[language], language),
    amount: row.amount,
    discount_prc: row.discountPercent,
    total_without_discount_inc_vat: toDecimal(row.withoutDiscountKopecks),
    total_inc_vat: toDecimal(row.toPayKopecks),
    total_discount_inc_vat: toDecimal(row.withoutDiscountKopecks - row.toPayKopecks),
    vat: row.vatPercent,
    vat_amount: toDecimal(row.vatKopecks),
  };
}
