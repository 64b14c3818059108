import bundlerRuntime from '@module-federation/webpack-bundler-runtime';

/**
 * Lends the federation runtime to the remotes: their builds link a stand-in that takes it from here, so that a page carries
 * it once (rspack.config.base.ts).
 */
Object.defineProperty(globalThis, Symbol.for('vitrava.federation-runtime'), { value: bundlerRuntime });
