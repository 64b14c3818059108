export { toCard } from './card.ts';
export { CARD_STORE_PAGE_SIZE, pageSizeOf } from './page-size.ts';
