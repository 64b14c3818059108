import type { Availability, ProductCard, UnitPrice } from '@vitrava/shared-kit/contracts/api';
import { type ImageRenderer, productPicture } from '../../content/pictures/index.ts';
import type { brand, category, product } from '../../database/index.ts';
import type { Language } from '../../language/index.ts';
import { textsIn } from '../../language/index.ts';
import { toDecimal } from '../../money.ts';

export type ProductRow = Omit<typeof product.$inferSelect, 'document'>;

/** A product with what its card names; long texts stay in the database. */
export interface ProductFacts {
  readonly product: Omit<ProductRow, 'summary' | 'description' | 'composition' | 'directions' | 'contraindications' | 'storage'>;
  readonly brand: typeof brand.$inferSelect;
  readonly category: Pick<typeof category.$inferSelect, 'id' | 'slug' | 'name'>;
}

/** How cards are drawn up: in whose language, with which pictures, as of when. */
export interface CardContext {
  readonly language: Language;
  readonly imageRenderer: ImageRenderer;
  readonly now: Date;
}

const FEW = 10;
const NEW_FOR_MS = 60 * 24 * 60 * 60 * 1000;

export function toCard({ product, brand, category }: ProductFacts, { language, imageRenderer, now }: CardContext): ProductCard {
  const label = packLabel(product, language);
  return {
    id: product.id,
    slug: product.slug,
    name: product.name[language],
    brand: { slug: brand.slug, name: brand.name[language] },
    manufacturer: brand.manufacturer[language],
    category: { id: category.id, slug: category.slug, name: category.name[language] },
    form: { slug: product.formSlug, name: product.form[language] },
    dose: product.dose?.[language] ?? null,
    pack: { quantity: product.packQuantity, unit: product.packUnit[language], label },
    price: toDecimal(product.priceKopecks),
    price_before_discount: toDecimal(product.basePriceKopecks),
    discount_prc: product.discountPercent,
    price_per_unit: unitPrice(product, language),
    availability: availabilityOf(product.availability),
    photo: productPicture(
      imageRenderer,
      { ...product, brandName: brand.name.ru, palette: brand.palette, labelStyle: brand.labelStyle },
      label,
      language,
    ),
    is_supplement: product.isSupplement,
    is_new: now.getTime() - Date.parse(product.addedOn) < NEW_FOR_MS,
  };
}

function availabilityOf(left: number): Availability {
  return { state: left === 0 ? 'none' : left <= FEW ? 'few' : 'in_stock', left };
}

/** «60 таблеток»; with a non-breaking space, as a label is one thing. */
export function packLabel(product: Pick<ProductRow, 'packQuantity' | 'packUnit'>, language: Language): string {
  const quantity = language === 'ru' ? String(product.packQuantity).replace('.', ',') : String(product.packQuantity);
  return `${quantity}\u00a0${product.packUnit[language]}`;
}

const MEASURES = new Set(['g', 'ml']);

/**
 * Weight and volume are compared by 100, small packs by 10, pieces one by one; rounded half up to a kopeck. Null where it would only
 * repeat the price.
 */
function unitPrice(product: Pick<ProductRow, 'packQuantity' | 'packUnit' | 'priceKopecks'>, language: Language): UnitPrice | null {
  const isMeasured = MEASURES.has(product.packUnit.en);
  const quantity = isMeasured ? (product.packQuantity < 100 ? 10 : 100) : 1;
  if (product.packQuantity <= 0 || product.packQuantity === quantity) return null;
  const price = toDecimal(Math.round((product.priceKopecks * quantity) / product.packQuantity));
  return { price, quantity, unit: isMeasured ? product.packUnit[language] : textsIn(language)('units.piece') };
}
