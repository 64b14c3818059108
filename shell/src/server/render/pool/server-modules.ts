import { readFile } from 'node:fs/promises';
import { compileFunction } from 'node:vm';
import { SERVER_EXTERNALS } from '@vitrava/shared-kit/contracts/page';
import { createByteCache, THREAD_CACHE_BYTES } from '../../cache/index.ts';

type ServerExports = Readonly<Record<string, unknown>>;
type ModuleWrapper = (module: { exports: unknown }, exports: unknown, require: (name: string) => unknown) => void;

interface LoadedModule {
  readonly exports: ServerExports;
  /** Of its source. */
  readonly bytes: number;
}

/**
 * Loads self-contained CommonJS server files. Versions live side by side and can be dropped: nothing of them enters
 * Node's module registries. What they `require` comes from `import()`ed namespaces, because in Node `import 'effector'`
 * and `require('effector')` are two copies.
 */
export async function createServerModules(): Promise<(file: string) => Promise<ServerExports>> {
  const externals = new Map<string, unknown>();
  for (const name of SERVER_EXTERNALS) externals.set(name, await import(name));
  const loaded = createByteCache<LoadedModule>(THREAD_CACHE_BYTES.serverModules, ({ bytes }) => bytes);
  const loading = new Map<string, Promise<LoadedModule>>();

  function requireExternal(name: string): unknown {
    const namespace = externals.get(name);
    if (namespace === undefined) throw new Error(`A server file may not require "${name}". Allowed: ${SERVER_EXTERNALS.join(', ')}.`);
    return namespace;
  }

  async function load(file: string): Promise<LoadedModule> {
    const code = await readFile(file, 'utf8');
    const wrapper = compileFunction(code, ['module', 'exports', 'require'], { filename: file }) as unknown as ModuleWrapper;
    const module: { exports: unknown } = { exports: {} };
    wrapper(module, module.exports, requireExternal);
    if (typeof module.exports !== 'object' || module.exports === null) throw new Error('A server file must export an object.');
    const made = { exports: module.exports as ServerExports, bytes: code.length };
    loaded.set(file, made);
    return made;
  }

  return async (file) => {
    const known = loaded.get(file);
    if (known) return known.exports;
    const present = loading.get(file) ?? load(file).finally(() => loading.delete(file));
    loading.set(file, present);
    return (await present).exports;
  };
}
