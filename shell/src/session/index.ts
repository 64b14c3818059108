import './guard.ts';

export { refreshFx, sessionStarted } from './model.ts';
