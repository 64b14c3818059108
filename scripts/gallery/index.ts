export { type GalleryOptions, type GalleryServer, openGallery } from './gallery.ts';
