export { layerStores } from './layer-stores.ts';
export { publishUploadedBuild, publishWorkingBuild, UPLOADED_PATH, type UploadedBuild, type WorkingBuild } from './publish-build.ts';
