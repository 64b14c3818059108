export { NO_PICTURES } from './no-pictures.ts';
export type { PackShotSpec } from './pack-shot-spec.ts';
export {
  type PackShotFacts,
  type PictureKind,
  type PictureRequest,
  type PictureStudio,
  packShotRequest,
  productPicture,
  scenePicture,
  stampOf,
} from './pictures.ts';
