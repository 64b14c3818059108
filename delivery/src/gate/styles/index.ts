export { checkStyles } from './check-styles.ts';
