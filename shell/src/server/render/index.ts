export type { RenderedFrame, RenderedPage } from './answers.ts';
export type { PlaceToRender, Renderer } from './renderer.ts';
export { createRendering, type Rendering } from './rendering.ts';
