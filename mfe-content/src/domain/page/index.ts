export { answeredState, failedState, type PageState, statusOf } from './state.ts';
export { inLanguage, pageTitle } from './words.ts';
