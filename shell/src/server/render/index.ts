export type { RenderedFrame, RenderedPage } from './answers.ts';
export { createExclusionSharing } from './exclusion/index.ts';
export { type RenderOptions, render } from './plugin.ts';
export { createServerModules, type ServedRelease } from './pool/index.ts';
export { createRenderCache } from './render-cache.ts';
export type { FrameRequest, PlaceToRender, RemotePlace, Renderer } from './renderer.ts';
