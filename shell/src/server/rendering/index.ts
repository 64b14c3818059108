export type { PlaceToRender, Renderer } from './renderer.ts';
export { createRendering, type Rendering } from './rendering.ts';
