export { type ReleasesOptions, releases } from './plugin.ts';
