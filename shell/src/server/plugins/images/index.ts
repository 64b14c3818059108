export { type ImagesPluginOptions, images } from './plugin.ts';
