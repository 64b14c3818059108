export { mockDialogs } from './dialogs.ts';
export { renderInShop } from './render-in-shop.tsx';
