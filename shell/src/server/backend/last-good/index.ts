export { createLastGood, type LastGood } from './last-good.ts';
