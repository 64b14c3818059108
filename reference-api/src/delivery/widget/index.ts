export { serveWidget } from './files.ts';
