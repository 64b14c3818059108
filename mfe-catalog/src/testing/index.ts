export { category, detailOf, foundOf, productOf, slides } from './answers.ts';
export { type Asked, answerBy } from './api.ts';
export { standInForChannels } from './tabs.ts';
