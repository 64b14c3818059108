export { registerSharePicture } from './routes.ts';
