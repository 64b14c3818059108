export { guard } from './plugin.ts';
export { watchAnswers } from './watch-answers.ts';
