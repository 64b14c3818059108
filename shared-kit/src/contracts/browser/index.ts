/*
 * Contracts of the answers that several remotes read, generated from TypeBox (`contracts.schema.ts`), and the parts that contracts are
 * made of. They contain the fields that pages depend on and no more (docs/decisions/004).
 */
export {
  type Company,
  companyContract,
  type Decimal,
  type DeliveryOffer,
  decimalContract,
  deliveryOfferContract,
  type LineProblem,
  lineProblemContract,
  type Named,
  namedContract,
  type Order,
  type OrderLine,
  orderContract,
  orderLineContract,
  type PickupPlace,
  type PickupPoint,
  type Picture,
  type PricedItem,
  type PricedLine,
  type Pricing,
  type ProductCard,
  pickupPlaceContract,
  pickupPointContract,
  pictureContract,
  pricedItemContract,
  pricedLineContract,
  pricingContract,
  productCardContract,
  type Totals,
  totalsContract,
} from './contracts.ts';
export { lazy, matching, oneOf, orNull, whole } from './primitives.ts';
