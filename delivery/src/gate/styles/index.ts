export { checkStyles } from './check-styles.ts';
export { isForScreen } from './rules.ts';
export { isScoped, parseSelector } from './selectors.ts';
