export { type CardContext, type ProductFacts, packLabel, toCard } from './card.ts';
export { findCards, findCategoryPath, findProduct, findProducts, findSubtree } from './find.ts';
