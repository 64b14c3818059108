export {
  type CardContext,
  findCards,
  findCategoryPath,
  findProduct,
  findProducts,
  findSubtree,
  type ProductFacts,
  packLabel,
  toCard,
} from './products.ts';
