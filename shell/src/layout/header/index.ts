export { ShopLogo } from './shop-logo.tsx';
export { ShellHeader } from './view.tsx';
