export { openTrial, type Trial } from './trial.ts';
