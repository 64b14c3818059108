export { checkFlags } from './check-flags.ts';
