export { answeredState, failedState, type PageState, statusOf } from './state.ts';
export { pageTitle } from './words.ts';
