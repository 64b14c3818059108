export { category, detailOf, foundOf, productOf, slides } from './answers.ts';
export { answerBy, type RecordedCall } from './api.ts';
export { mockChannels } from './tabs.ts';
