import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { parse } from 'acorn';
import type { DistFile } from '../build/index.ts';
import { type Refusal, refuse } from '../refusals/index.ts';

/** What the manifest promises must be exposed: `./client`, pages, `./service`, fragments; or a foreign module. */
export function checkExposes(manifest: RemoteManifest, exposed: readonly string[]): Refusal[] {
  const { foreign } = manifest;
  if (foreign?.kind === 'single-spa' && foreign.type === 'global') return [refuse('entry-no-module', { entry: `${foreign.entry}` })];
  const own = foreign ? [{ expose: foreign.exposes, promisedBy: '"foreign"' }] : [];
  const promised = [...own, ...promisedBy(manifest).filter(({ expose }) => !foreign || !/^\.\/(?:client$|pages\/)/.test(expose))];
  return promised.filter(({ expose }) => !exposed.includes(expose)).map((fields) => refuse('expose-missing', fields));
}

function promisedBy(manifest: RemoteManifest): { readonly expose: string; readonly promisedBy: string }[] {
  return [
    ...(manifest.routes.length > 0 ? [{ expose: './client', promisedBy: `the route ${manifest.routes[0]?.name}` }] : []),
    ...manifest.routes.map(({ name }) => ({ expose: `./pages/${name}`, promisedBy: `the route ${name}` })),
    ...(manifest.brings === 'generation' ? [{ expose: './generation', promisedBy: '"brings"' }] : []),
    ...manifest.services.map(({ name }) => ({ expose: './service', promisedBy: `the service ${name}` })),
    ...manifest.fragments.map(({ name }) => ({ expose: `./fragments/${name}`, promisedBy: `the fragment ${name}` })),
    ...manifest.middleware.map((name) => ({ expose: `./middleware/${name}`, promisedBy: `the middleware ${name}` })),
  ];
}

/** Bytes before compression of all scripts and style sheets, unless the manifest has limits (`budgets`). */
const DEFAULT_BYTES = { scripts: 600_000, styles: 200_000 };

/** The scripts of a build, and its style sheets, are within their budgets. */
export function checkBudgets(files: readonly DistFile[], budgets: RemoteManifest['budgets']): Refusal[] {
  const { scripts, styles } = { ...DEFAULT_BYTES, ...budgets };
  const bytesOf = (name: RegExp) => files.filter(({ path }) => name.test(path)).reduce((sum, { content }) => sum + content.length, 0);
  const [scriptBytes, styleBytes] = [bytesOf(/^browser\/.*\.m?js$/), bytesOf(/^browser\/.*\.css$/)];
  return [
    ...(scriptBytes > scripts ? [refuse('scripts-too-heavy', { bytes: scriptBytes, budget: scripts })] : []),
    ...(styleBytes > styles ? [refuse('styles-too-heavy', { bytes: styleBytes, budget: styles })] : []),
  ];
}

/**
 * What a bundler writes for development: modules by their paths, and React's runtime for development. Module Federation's runtime has the function
 * `__webpack_require__` in builds for production, too.
 */
const OF_DEVELOPMENT = /\b__webpack_require__\((?:\/\*.*?\*\/ ?)?\\?["'](?:\.|webpack\/)|\bjsxDEV\(|react\/jsx-dev-runtime/;

const isScript = ({ path }: DistFile): boolean => /^browser\/.*\.m?js$/.test(path);

/** Every script of a build can be parsed by a browser and was built for production. */
export function checkScripts(files: readonly DistFile[]): Refusal[] {
  const scripts = files.filter(isScript);
  return [...scripts.flatMap(checkSyntax), ...checkMode(scripts)];
}

function checkSyntax({ path, content }: DistFile): Refusal[] {
  const text = content.toString('utf8');
  if (text.trim() === '') return [refuse('script-broken', { file: path, reason: 'it is empty' })];
  try {
    parse(text, { ecmaVersion: 'latest', sourceType: 'module' });
    return [];
  } catch (error) {
    return [refuse('script-broken', { file: path, reason: error instanceof Error ? error.message : String(error) })];
  }
}

function checkMode(scripts: readonly DistFile[]): Refusal[] {
  const file = scripts.find(({ content }) => OF_DEVELOPMENT.test(content.toString('utf8')));
  return file ? [refuse('development-build', { file: file.path })] : [];
}
