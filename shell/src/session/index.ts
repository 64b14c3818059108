import './guard.ts';

export { refreshFx, sessionStarted } from './model.ts';
export { $returnPath, entryRefused } from './sign-in.ts';
export { isTokenValid, readToken, TOKEN_RESERVE_MS } from './token.ts';
