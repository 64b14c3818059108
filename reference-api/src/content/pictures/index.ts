export { NO_PICTURES } from './no-pictures.ts';
export type { PackShotSpec } from './pack-shot-spec.ts';
export {
  type ImageRenderer,
  type PackShotFacts,
  type PictureKind,
  type PictureRequest,
  packShotRequest,
  productPicture,
  scenePicture,
  stampOf,
} from './pictures.ts';
