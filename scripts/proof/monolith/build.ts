import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Configuration, rspack, type StatsCompilation } from '@rspack/core';
import { browserAliases, browserOptimization, sourceRules } from '@vitrava/build-preset/parts';
import { readRemote, writeEntries } from '../../../shared-kit/src/build/index.ts';
import { findRoute } from '../../../shell/src/composition/route-table.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const work = path.join(root, '.cache/monolith');
const FEDERATION = /[\\/]federation\.ts$/;

/** The one bundle, and what a page that starts from it loads. */
export interface Monolith {
  readonly folder: string;
  /** Files of the first page's program, the entry first. */
  readonly files: readonly string[];
}

/**
 * Builds the shop without federation: the shell, and of its remotes what the page at `pathname` shows, in one file; the rest stays
 * behind imports, as in any shop that is built in one piece. For the bench alone: nothing serves it to a shopper.
 */
export async function buildMonolith(pathname: string, locale: string): Promise<Monolith> {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  writeFileSync(path.join(work, 'modules.ts'), modulesFor(pathname, locale));
  const folder = path.join(work, 'dist');
  const stats = await run(configuration(folder));
  const entry = stats.entrypoints?.['shop']?.assets?.find(({ name }) => name.endsWith('.js'))?.name;
  const words = stats.assets?.find(({ name }) => name.startsWith(`locale-${locale}.`))?.name;
  if (!entry || !words) throw new Error('The bundle has no entry, or none of its files holds the words of the shell');
  return { folder, files: [entry, words] };
}

/** What federation would find by name: imported at once for the first page, later for every other. */
function modulesFor(pathname: string, locale: string): string {
  const remotes = globSync('mfe-*', { cwd: root }).map((name) => readRemote(path.join(root, name)));
  const routes = Object.fromEntries(remotes.map(({ name, manifest }) => [name, { routes: manifest.routes }]));
  const found = findRoute({ remotes: routes } as unknown as Parameters<typeof findRoute>[0], pathname);
  if (!found) throw new Error(`No remote owns ${pathname}`);
  const first = ['client', `pages/${found.route.name}`, `locales/${locale}`].map((name) => `${found.owner}/${name}`);
  const files = remotes.flatMap((remote) =>
    Object.entries(writeEntries(remote).exposes).map(([name, file]) => [
      path.posix.join(remote.name, name),
      path.join(remote.folder, file),
    ]),
  );
  const imports = files.map(([name = '', file], index) =>
    first.includes(name) ? `import * as m${index} from '${file}';` : `const m${index} = () => import('${file}');`,
  );
  const entries = files.map(([name = ''], index) => `'${name}': ${first.includes(name) ? `async () => m${index}` : `m${index}`},`);
  return `${imports.join('\n')}\nexport const modules: Record<string, () => Promise<unknown>> = {\n${entries.join('\n')}\n};\n`;
}

function configuration(folder: string): Configuration {
  const sources = ['shell', ...globSync('mfe-*', { cwd: root })].map((name) => ({ name, folder: path.join(root, name) }));
  return {
    context: root,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    // The parts that the composed program brings when they are needed for the first page are in the file, too.
    entry: { shop: ['./shell/src/entry/own-page.ts', './shell/src/entry/index.ts'] },
    output: {
      path: folder,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: 'auto',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
    },
    resolve: {
      alias: { ...browserAliases(), 'monolith-modules': path.join(work, 'modules.ts') },
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      conditionNames: ['module-sync', 'import', 'module', 'browser', 'default'],
    },
    // Looks come with the document, from the releases: what is compared are programs.
    module: { rules: sourceRules({ target: 'browser', name: 'shell', sources }), parser: { 'css/module': { namedExports: false } } },
    optimization: browserOptimization(true),
    plugins: [new rspack.NormalModuleReplacementPlugin(FEDERATION, path.join(import.meta.dirname, 'federation.ts'))],
    stats: 'errors-only',
  };
}

function run(options: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    rspack(options, (error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve(stats.toJson({ all: false, entrypoints: true, assets: true }));
    });
  });
}
