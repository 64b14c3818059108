export { closeDialogs, type OpenedPage, openPage } from './page.tsx';
export { pointOf } from './places.ts';
export { type ShopServer, serveShop } from './server.ts';
