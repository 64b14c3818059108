import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
// The shell exposes nothing, so its own runtime is built without the entry of containers that the remotes need.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const lent = { ...bundlerRuntime, bundlerRuntime: { ...bundlerRuntime.bundlerRuntime, initContainerEntry } };

/**
 * Lends the federation runtime to the remotes: their builds link a stand-in that takes it from here, so that a page carries
 * it once (shared-kit/src/mount/federation-runtime.js, rspack.config.base.ts).
 */
Object.defineProperty(globalThis, Symbol.for('vitrava.federation-runtime'), { value: lent });
