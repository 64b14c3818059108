export { category, detailOf, foundOf, productOf, slides } from './answers.ts';
export { type RecordedCall, answerBy } from './api.ts';
export { mockChannels } from './tabs.ts';
