import { createRequire, findPackageJSON } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/**
 * The only imports that are led to another file of a library than it names itself; all are files that the libraries publish. What they save
 * and what would break them stands in docs/decisions/004.
 *
 * The federation runtime's ES builds: the plugins link the CommonJS ones (by absolute path), which would be bundled a second time and do
 * not shake. And React's own `useSyncExternalStore` in place of the shim for old Reacts.
 */
export function browserAliases(): Record<string, string> {
  const runtimes = ['runtime', 'runtime-core', 'sdk', 'webpack-bundler-runtime', 'error-codes'];
  const aliases: Record<string, string> = {
    '@module-federation/runtime/bundler$': path.join(distOf('runtime'), 'bundler.js'),
    'use-sync-external-store/shim/with-selector.js$': require.resolve('use-sync-external-store/with-selector.js'),
    'use-sync-external-store/shim/index.js$': require.resolve('react'),
  };
  for (const name of runtimes) {
    const dist = distOf(name);
    const built = path.join(dist, name === 'error-codes' ? 'index.mjs' : 'index.js');
    aliases[`@module-federation/${name}$`] = built;
    aliases[`${path.join(dist, 'index.cjs')}$`] = built;
  }
  return aliases;
}

/** By its real path, as the plugins name it, also where packages are links. */
function distOf(name: string): string {
  const file = findPackageJSON(`@module-federation/${name}`, import.meta.url);
  if (file === undefined) throw new Error(`@module-federation/${name} is not installed: run npm install.`);
  return path.join(path.dirname(file), 'dist');
}
