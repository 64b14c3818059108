export { sharePicture } from './plugin.ts';
