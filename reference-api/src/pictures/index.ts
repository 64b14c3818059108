export { isPictureError, type PictureError } from './errors.ts';
export type { PackShotSpec } from './pack-shot-spec.ts';
export { renderPicture } from './render.ts';
export { PICTURE_WIDTHS, type PictureKind, type PictureRequest, pictureSize } from './request.ts';
export { SCENE_NAMES, type SceneName } from './scenes/index.ts';
