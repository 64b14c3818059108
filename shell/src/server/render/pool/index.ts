export { isBlamable, type RenderFailure, type RenderJob, type RenderResult } from './job.ts';
export { createRenderPool, type RenderPool, type RenderPoolOptions } from './pool.ts';
export { createServerModules } from './server-modules.ts';
