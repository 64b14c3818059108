import './guard.ts';
import './notice.ts';

export { takeConfirmationCode } from './confirmation.ts';
export { createTokenSource } from './fresh-token.ts';
export { sessionStarted } from './model.ts';
export { $session } from './store.ts';
