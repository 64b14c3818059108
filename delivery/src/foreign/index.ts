export { ForeignFileSchema, type ForeignManifest } from './foreign-file.ts';
export { parseForeign, readBuild, readForeign } from './read-build.ts';
