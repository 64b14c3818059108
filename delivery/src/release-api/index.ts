export { type ReleaseApiOptions, releaseApi } from './plugin.ts';
export { serveReleaseApi } from './serve.ts';
