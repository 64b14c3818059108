export { type Refusal, refuse } from './refusal.ts';
