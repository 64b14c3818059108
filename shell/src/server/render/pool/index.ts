export { beforeDeadline } from './deadline.ts';
export { isBlamable, type RenderEffort, type RenderFailure, type RenderJob, type RenderResult, type ServedRelease } from './job.ts';
export { createRenderPool, type RenderPool } from './pool.ts';
export { resourceOf } from './resource-of.ts';
export { createServerModules } from './server-modules.ts';
