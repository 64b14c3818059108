import { pathToFileURL } from 'node:url';
import type { Provider } from '@openfeature/server-sdk';

/** The provider that `EXPERIMENT_PROVIDER` names (exports `createProvider()`), or null. Throws for an unusable one. */
export async function loadProvider(env: Readonly<Record<string, string | undefined>> = process.env): Promise<Provider | null> {
  const name = env.EXPERIMENT_PROVIDER;
  if (!name) return null;
  // The comment keeps a bundler of this program from looking for the module: its name is known only when the program runs.
  const module: unknown = await import(/* webpackIgnore: true */ /^[./]/.test(name) ? pathToFileURL(name).href : name);
  if (typeof module === 'object' && module !== null && 'createProvider' in module && typeof module.createProvider === 'function') {
    return (await module.createProvider()) as Provider;
  }
  throw new Error(`EXPERIMENT_PROVIDER names ${name}, which does not export a function createProvider.`);
}
