export { settingsStarted } from './model.ts';
