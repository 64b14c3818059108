export { type Decision, decide } from './decide.ts';
