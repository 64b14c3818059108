export { foreignAddress, foreignTarget, isPlainClick } from './foreign-target.ts';
