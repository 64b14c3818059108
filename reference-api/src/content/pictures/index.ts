export {
  type ImageRenderer,
  NO_PICTURES,
  type PackShotFacts,
  type PackShotSpec,
  type PictureKind,
  type PictureRequest,
  packShotRequest,
  productPicture,
  scenePicture,
  stampOf,
} from './pictures.ts';
