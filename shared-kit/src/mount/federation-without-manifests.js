/**
 * Stands for two parts of the federation runtime that the shop never uses: reading manifests in the browser, and the
 * runtime's own preloading. The release document names every remote's entry, and the composition server writes the preloads.
 */
export class SnapshotHandler {
  hooks = { lifecycle: {}, registerPlugins: {}, applyPlugin() {}, removePlugin() {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
export const formatPreloadArgs = () => [];
export const preloadAssets = () => Promise.resolve([]);
export const defaultPreloadArgs = (args) => args;
export const normalizePreloadExposes = () => [];
