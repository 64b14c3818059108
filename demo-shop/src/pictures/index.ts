export { renderPicture } from './render.ts';
export { SCENES_FOLDER, sceneNames } from './scenes.ts';
export { PICTURE_WIDTHS, pictureSize } from './sizes.ts';
