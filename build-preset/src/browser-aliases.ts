import { realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** A container's runtime is ours (docs/decisions/004), in place of the published one: by its name, and by the path that federation's plugin writes. */
export function browserAliases(): Record<string, string> {
  const containerRuntime = path.join(import.meta.dirname, `container-runtime${path.extname(import.meta.filename)}`);
  const published = '@module-federation/webpack-bundler-runtime';
  const file = findPackageJSON(published, import.meta.url);
  if (file === undefined) throw new Error(`${published} is not installed: run npm install.`);
  return {
    [`${published}$`]: containerRuntime,
    [`${path.join(path.dirname(realpathSync(file)), 'dist/index.cjs')}$`]: containerRuntime,
  };
}
