export {
  type PackShotFacts,
  type PictureKind,
  type PictureStudio,
  packShotRequest,
  productPicture,
  scenePicture,
  stampOf,
} from './pictures.ts';
