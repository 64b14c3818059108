export { createLastGood, type LastGood } from './last-good.ts';
export { type BackendOptions, backend } from './plugin.ts';
export { type CallOptions, readJson } from './read-json.ts';
export type { Settings, SettingsSnapshot } from './settings.ts';
