export { translatePage } from './translate-page.ts';
