export { developerBuilds } from './plugin.ts';
