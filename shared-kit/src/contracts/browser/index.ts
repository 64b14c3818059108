/*
 * What browsers check of the API's answers: the fields that pages depend on and no more, in contracts of under a kilobyte. TypeBox, which
 * words the same for servers (`contracts/api`), would cost 20 KB (docs/decisions/004). That the two agree, a test says for each.
 */
export { type Company, companyContract } from './company.ts';
export { type Order, orderContract } from './order.ts';
export { type OrderLine, orderLineContract } from './order-line.ts';
export { type PickupPlace, type PickupPoint, pickupPlaceContract, pickupPointContract } from './pickup-point.ts';
export { type Picture, pictureContract } from './picture.ts';
export { lineProblemContract, type PricedItem, type PricedLine, pricedLineContract } from './priced-line.ts';
export { type Pricing, pricingContract } from './pricing.ts';
export { decimalContract, matching, oneOf, orNull } from './primitives.ts';
export { namedContract, type ProductCard, productCardContract } from './product-card.ts';
export { type DeliveryOffer, type Totals, totalsContract } from './totals.ts';
