/**
 * Stands in a remote's build for the federation runtime: the shell, which loads every remote, has brought it already and
 * put it on the page (`shell/src/entry/federation-runtime.ts`). Saves each remote about 4 KB over the wire. What the runtime
 * keeps per build (its options, its share scopes) is each remote's own.
 */
const lent = globalThis[Symbol.for('vitrava.federation-runtime')];

export default { ...lent, bundlerRuntime: { ...lent.bundlerRuntime, S: {} }, bundlerRuntimeOptions: {} };
