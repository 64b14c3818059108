export { drawSharePicture } from './draw.ts';
export { SHARE_PICTURE_PATH } from './path.ts';
