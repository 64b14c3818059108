export { parseUrl } from './parse-url.ts';
