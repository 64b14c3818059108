import './guard.ts';

export { createTokenSource } from './fresh-token.ts';
export { sessionStarted } from './model.ts';
