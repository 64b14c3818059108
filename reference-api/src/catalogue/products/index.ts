export { findCards, findCategoryPath, findProduct, findProducts, findSubtree } from './find-products.ts';
export { type CardContext, type ProductFacts, packLabel, toCard } from './product-card.ts';
