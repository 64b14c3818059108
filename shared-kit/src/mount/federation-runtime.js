/**
 * Stands in a remote's build for the federation runtime: the shell, which loads every remote, has brought it already and
 * put it on the page (`shell/src/entry/federation-runtime.ts`). Saves each remote about 4 KB over the wire. What the runtime
 * keeps per build is each remote's own: its instance (the lent `init` would find the shell's), its options, its share scopes.
 */
const lent = globalThis[Symbol.for('vitrava.federation-runtime')];

// The generated glue of the container imports the default.
// biome-ignore lint/style/noDefaultExport: the name is not ours to choose.
export default {
  ...lent,
  runtime: { ...lent.runtime, init: (options) => lent.runtime.createInstance(options) },
  bundlerRuntime: { ...lent.bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
};
