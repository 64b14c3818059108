export { BUILD_REQUEST_BYTES, PackedFilesSchema, unpackFiles } from '../build/index.ts';
export { layerStores } from './layer-stores.ts';
export { publishWorkingBuild, type WorkingBuild } from './publish-build.ts';
export { createWorkingBuilds, type WorkingBuilds } from './working-builds.ts';
