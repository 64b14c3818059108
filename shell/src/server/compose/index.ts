export { type Compositions, createCompositions, type LiveComposition } from './compositions/index.ts';
export { LOCALE_COOKIE, localeCookie } from './locale/index.ts';
export { isAbsent, type Pages } from './pages/index.ts';
export { type ComposeOptions, compose } from './plugin.ts';
export { parseAddress } from './routing/index.ts';
export { ARM_COOKIE, type Visitors } from './visitors/index.ts';
