export { createRenderCache, type Produced, type RenderCache } from './render-cache.ts';
