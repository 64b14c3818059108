export { answeredState, failedState, type PageState, statusOf } from './state.ts';
export { pageTitle, proseHead } from './words.ts';
