export { BUILD_REQUEST_BYTES, PackedFilesSchema, unpackFiles } from '../build/index.ts';
export { layerStores } from './layer-stores.ts';
export { publishUploadedBuild, publishWorkingBuild, type UploadedBuild, type WorkingBuild } from './publish-build.ts';
