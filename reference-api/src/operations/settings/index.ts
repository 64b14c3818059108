export { readSettings, settingsRoutes } from './settings.ts';
