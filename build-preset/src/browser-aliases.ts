import { realpathSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/**
 * The only imports that are led to another file than they name. What they save and what would break them stands in docs/decisions/004.
 *
 * A container's runtime is ours. The shell's federation core is its ES build, as it is imported by name and by path: the CommonJS one would be bundled a second time
 * and does not shake. And React's own `useSyncExternalStore` in place of the shim for old Reacts.
 */
export function browserAliases(): Record<string, string> {
  const containerRuntime = path.join(import.meta.dirname, `container-runtime${path.extname(import.meta.filename)}`);
  const aliases: Record<string, string> = {
    'use-sync-external-store/shim/with-selector.js$': require.resolve('use-sync-external-store/with-selector.js'),
    'use-sync-external-store/shim/index.js$': require.resolve('react'),
    '@module-federation/webpack-bundler-runtime$': containerRuntime,
    [`${path.join(distOf('webpack-bundler-runtime'), 'index.cjs')}$`]: containerRuntime,
  };
  for (const name of ['runtime-core', 'sdk', 'error-codes']) {
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
  return path.join(path.dirname(realpathSync(file)), 'dist');
}
