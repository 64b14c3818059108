export { ILLUSTRATION_FOLDERS } from './illustrations.ts';
export { PICTURE_WIDTHS, pictureSize, renderPicture, sceneNames } from './render.ts';
