export { layerStores } from './layer-stores.ts';
export { publishWorkingBuild, type WorkingBuild } from './publish-working-build.ts';
