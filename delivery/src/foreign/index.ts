export { declaresForeign, readBuild } from './read-build.ts';
