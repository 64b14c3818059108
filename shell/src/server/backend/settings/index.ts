export { createSettings, type Settings, type SettingsOptions } from './settings.ts';
export type { SettingsSnapshot } from './snapshot.ts';
