export { ForeignFileSchema, type ForeignManifest } from './foreign-file.ts';
export { adaptDownload, findForeign, parseForeign, readBuild, readForeign } from './read-build.ts';
