export { layerStores } from './layer-stores.ts';
export { publishUploadedBuild, UPLOADED_PATH, type UploadedBuild } from './publish-uploaded-build.ts';
export { publishWorkingBuild, type WorkingBuild } from './publish-working-build.ts';
