export { isBlamable, type PackedResult, type RenderEffort, type RenderFailure, type RenderJob, type RenderResult } from './job.ts';
export type { CallFigure } from './measured-calls.ts';
export { unpackAnswer } from './packed-answer.ts';
export { createRenderPool, type RenderPool, type RenderPoolOptions, type RenderPoolSettings } from './pool.ts';
export { resourceOf } from './resource-of.ts';
export { createServerModules } from './server-modules.ts';
