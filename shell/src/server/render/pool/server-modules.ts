import { compileFunction } from 'node:vm';
import { SERVER_EXTERNALS } from '@vitrava/shared-kit/contracts/page';

export type ServerExports = Readonly<Record<string, unknown>>;
type ModuleWrapper = (module: { exports: unknown }, exports: unknown, require: (name: string) => unknown) => void;

/**
 * Prepares to evaluate self-contained CommonJS server files, given as text. Nothing of them enters Node's module registries. What they `require`
 * comes from `import()`ed namespaces, because in Node `import 'effector'` and `require('effector')` are two copies.
 */
export async function createServerModules(): Promise<(file: string, code: string) => ServerExports> {
  const externals = new Map<string, unknown>();
  for (const name of SERVER_EXTERNALS) externals.set(name, await import(/* webpackIgnore: true */ name));

  function requireExternal(name: string): unknown {
    const namespace = externals.get(name);
    if (namespace === undefined) throw new Error(`A server file may not require "${name}". Allowed: ${SERVER_EXTERNALS.join(', ')}.`);
    return namespace;
  }

  return (file, code) => {
    const wrapper = compileFunction(code, ['module', 'exports', 'require'], { filename: file }) as unknown as ModuleWrapper;
    const module: { exports: unknown } = { exports: {} };
    wrapper(module, module.exports, requireExternal);
    if (typeof module.exports !== 'object' || module.exports === null) throw new Error('A server file must export an object.');
    return module.exports as ServerExports;
  };
}
