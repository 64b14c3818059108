export { largestAddress, pictureSource } from './sources.ts';
export { Picture, type PictureSource } from './view.tsx';
