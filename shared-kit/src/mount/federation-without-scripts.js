/**
 * Stands for two parts of the federation runtime that the shop never uses: loading remotes by classic script elements (the shell
 * registers every remote as an ES module, which the browser imports by itself), and `import` of a remote by name in a build's
 * own code (remotes never import each other).
 */
const refuse = () => Promise.reject(new Error('Remotes are ES modules; classic scripts are not loaded'));

export const loadScript = refuse;
export const createScript = refuse;
export const createLink = refuse;
export const isStaticResourcesEqual = (one, other) => one === other;
export const safeWrapper = (work) => work();

export const remotes = () => {
  throw new Error('A build imports a remote by name; in this shop remotes meet on the bus and as fragments');
};
