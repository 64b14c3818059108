import { type Static, Type } from 'typebox';
import { DateSchema, DecimalSchema, nullable } from './decimal.ts';
import { PictureSchema } from './picture.ts';

/** A named thing with its address part; `name` is in the language of the request. */
export const NamedSchema = Type.Object({ slug: Type.String(), name: Type.String() });
export type Named = Static<typeof NamedSchema>;

/** A category where its name and address are enough. */
export const CategoryReferenceSchema = Type.Object({ id: Type.Integer(), slug: Type.String(), name: Type.String() });
export type CategoryReference = Static<typeof CategoryReferenceSchema>;

/** What is left to sell: `few` is ten or less, `none` is sold out. Never called stock: that is a pickup place. */
export const AvailabilitySchema = Type.Object({
  state: Type.Union([Type.Literal('in_stock'), Type.Literal('few'), Type.Literal('none')]),
  left: Type.Integer({ minimum: 0 }),
});
export type Availability = Static<typeof AvailabilitySchema>;

/** `label` is the pack in words: «60 таблеток». */
export const PackSchema = Type.Object({ quantity: Type.Number(), unit: Type.String(), label: Type.String() });

/** «12.50 за 1 шт.», «86.00 за 100 г», «51.00 за 10 мл»: the price of `quantity` of `unit`. */
export const UnitPriceSchema = Type.Object({ price: DecimalSchema, quantity: Type.Integer(), unit: Type.String() });
export type UnitPrice = Static<typeof UnitPriceSchema>;

const cardFields = {
  id: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  brand: NamedSchema,
  manufacturer: Type.String(),
  category: CategoryReferenceSchema,
  form: NamedSchema,
  /** Amount per unit, «400 мг»; null for goods without one. */
  dose: nullable(Type.String()),
  pack: PackSchema,
  /** To pay, with VAT. */
  price: DecimalSchema,
  price_before_discount: DecimalSchema,
  /** Whole per cent, 0 when there is none. */
  discount_prc: Type.Integer({ minimum: 0, maximum: 99 }),
  /** Null where it would only repeat the price. */
  price_per_unit: nullable(UnitPriceSchema),
  availability: AvailabilitySchema,
  photo: PictureSchema,
  is_supplement: Type.Boolean(),
  is_new: Type.Boolean(),
};

/** A product as lists show it. */
export const ProductCardSchema = Type.Object(cardFields);
export type ProductCard = Static<typeof ProductCardSchema>;

/** A product as its page shows it: the card and all data of a complete label. */
export const ProductDetailSchema = Type.Object({
  ...cardFields,
  country: Type.String(),
  /** From the root category to the product's own. */
  category_path: Type.Array(CategoryReferenceSchema),
  photos: Type.Array(PictureSchema),
  summary: Type.String(),
  description: Type.String(),
  composition: Type.String(),
  directions: Type.String(),
  contraindications: Type.String(),
  storage: Type.String(),
  registration_number: nullable(Type.String()),
  ingredients: Type.Array(NamedSchema),
  shelf_life_months: Type.Integer(),
  weight_grams: Type.Integer(),
  vat_prc: Type.Integer(),
  added_on: DateSchema,
  /** For search engines: what delivery of one piece costs, and for how many days after delivery a sealed pack can be returned. */
  terms: Type.Object({ delivery_price: DecimalSchema, return_days: Type.Integer({ minimum: 0 }) }),
  /** Up to eight products of the same kind that are left to sell. */
  similar: Type.Array(ProductCardSchema),
});
export type ProductDetail = Static<typeof ProductDetailSchema>;
