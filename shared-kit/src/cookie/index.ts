export { writeCookie } from './cookie.ts';
