export type { ForeignManifest } from './adapt-build.ts';
export { parseForeign, readBuild, readForeign } from './read-build.ts';
