export { decide } from './decide.ts';
export type { Decision } from './visit.ts';
