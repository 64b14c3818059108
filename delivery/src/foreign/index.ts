export { ForeignFileSchema, type ForeignManifest } from './foreign-file.ts';
export { adaptDownload, parseForeign, readBuild, readForeign } from './read-build.ts';
