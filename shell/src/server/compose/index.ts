export { type Compositions, createCompositions, type LiveComposition } from './compositions/index.ts';
export { CHOSEN_COOKIE, chosenCookie } from './locale/index.ts';
export { isAbsent, type Pages, sendStatic } from './pages/index.ts';
export { type ComposeOptions, compose } from './plugin.ts';
export {
  LEAVE_ADDRESS,
  leaveForm,
  RIBBON_SCRIPT_ADDRESS,
  RIBBON_STYLE_ADDRESS,
  sentenceOf,
  titleOf,
  versionsIn,
} from './preview/index.ts';
export { parseAddress } from './routing/index.ts';
export { PREVIEW_COOKIE, type Visitors } from './visitors/index.ts';
