import { compileFunction } from 'node:vm';
import { type GenerationServerModule, SERVER_EXTERNALS } from '@vitrava/shared-kit/contracts/page';

export type ServerExports = Readonly<Record<string, unknown>>;
type ModuleWrapper = (module: { exports: unknown }, exports: unknown, require: (name: string) => unknown) => void;

/** A self-contained CommonJS module, as text. */
export interface ServerCode {
  readonly file: string;
  readonly code: string;
}

/**
 * Prepares to evaluate server files. Nothing of them enters Node's module registries. What they `require`
 * comes from `import()`ed namespaces, because in Node `import 'effector'` and `require('effector')` are two copies. With the server file of a
 * `container` they require the modules of its generation.
 */
export async function createServerModules(): Promise<(own: ServerCode, container?: ServerCode) => ServerExports> {
  const externals = new Map<string, unknown>();
  for (const name of SERVER_EXTERNALS) externals.set(name, await import(/* webpackIgnore: true */ name));

  return (own, container) => {
    if (!container) return evaluate(own, externals);
    const { modules } = evaluate(container, externals) as Partial<GenerationServerModule>;
    if (typeof modules !== 'function') throw new Error(`${container.file} provides no modules.`);
    return evaluate(own, new Map([...externals, ...Object.entries(modules())]));
  };
}

function evaluate({ file, code }: ServerCode, externals: ReadonlyMap<string, unknown>): ServerExports {
  function requireExternal(name: string): unknown {
    const namespace = externals.get(name);
    if (namespace === undefined) throw new Error(`A server file may not require "${name}". Allowed: ${SERVER_EXTERNALS.join(', ')}.`);
    return namespace;
  }

  const wrapper = compileFunction(code, ['module', 'exports', 'require'], { filename: file }) as unknown as ModuleWrapper;
  const module: { exports: unknown } = { exports: {} };
  wrapper(module, module.exports, requireExternal);
  if (typeof module.exports !== 'object' || module.exports === null) throw new Error('A server file must export an object.');
  return module.exports as ServerExports;
}
