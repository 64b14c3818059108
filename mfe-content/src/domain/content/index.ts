export { proseText } from './prose.ts';
