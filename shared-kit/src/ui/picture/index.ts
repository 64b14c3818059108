export { largestAddress, pictureSource } from './sources.ts';
export { Picture, type PictureProps, type PictureSource } from './view.tsx';
