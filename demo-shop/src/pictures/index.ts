export { isPictureError, type PictureError } from './errors.ts';
export { renderPicture } from './render.ts';
export { SCENE_NAMES, type SceneName } from './scenes/index.ts';
export { PICTURE_WIDTHS, pictureSize } from './sizes.ts';
