export { registerBuilds } from './builds.ts';
