export { drawFavicon } from './favicon.ts';
export { FAVICON_PATH, SHARE_PICTURE_PATH } from './paths.ts';
export { drawSharePicture } from './share-picture.ts';
