export { type CardContext, type ProductFacts, packLabel, toCard } from './product-card.ts';
export { findCards, findCategoryPath, findProduct, findProducts, findSubtree } from './read-products.ts';
