interface SourceFile {
  readonly path: string;
  readonly text: string;
}

interface Route {
  readonly name: string;
  readonly path: string;
}

/** The programs of `proof/` that drive a browser. They count as tests, as they did in `e2e/`; the other proofs count as source, as they did in `scripts/`. */
const BROWSER_PROOFS = /^proof\/(?:failures|guard|hostile|interaction|lighthouse|tasks)\//;

/** Tests, and what only tests use. */
export function isTest(path: string): boolean {
  return /\.(?:test|spec)\.tsx?$/.test(path) || /(?:^|\/)(?:testing|e2e)\//.test(path) || BROWSER_PROOFS.test(path);
}

/** Files that `npm run fix` writes are no source: what they are generated from is counted. */
export function isGenerated({ text }: SourceFile): boolean {
  return text.startsWith('// Generated from ');
}

export function countLines(files: readonly SourceFile[]): number {
  return files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
}

/** The value that this share of them does not exceed; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** For each remote how many routes it has, and how many files of its declarations name the one that is named most often. */
export function routesNamedIn(files: readonly SourceFile[]): Record<string, { routes: number; files: number }> {
  const remotes = Object.groupBy(
    files.filter(({ path }) => /^mfe-[^/]+\//.test(path) && !isTest(path)),
    ({ path }) => path.split('/')[0] ?? '',
  );
  return Object.fromEntries(
    Object.entries(remotes).map(([remote, own = []]) => {
      const routes = routesOf(own);
      const declarations = own.filter(({ path }) =>
        /\/(?:rspack\.config\.ts|src\/entry\/routes\.tsx?|src\/pages\/[^/]+\/index\.ts|route\.json|remote\.manifest\.json)$/.test(path),
      );
      const counts = routes.map((route) => declarations.filter((file) => names(file, route)).length);
      return [remote, { routes: routes.length, files: Math.max(0, ...counts) }];
    }),
  );
}

/** As the pages' own files declare them, or, where there are none, the manifest. */
function routesOf(files: readonly SourceFile[]): Route[] {
  const declared = files.flatMap(({ path, text }) => {
    const name = /\/src\/pages\/([^/]+)\/route\.json$/.exec(path)?.[1];
    return name === undefined ? [] : [{ name, path: (JSON.parse(text) as Route).path }];
  });
  const manifest = files.find(({ path }) => path.endsWith('/remote.manifest.json'))?.text ?? '{}';
  return declared.length > 0 ? declared : ((JSON.parse(manifest) as { routes?: Route[] }).routes ?? []);
}

function names({ path, text }: SourceFile, route: Route): boolean {
  if (path.endsWith('/route.json')) return path.endsWith(`/src/pages/${route.name}/route.json`);
  if (path.endsWith('/remote.manifest.json'))
    return ((JSON.parse(text) as { routes?: Route[] }).routes ?? []).some(({ name }) => name === route.name);
  return new RegExp(`['"]${route.name}['"]|\\b${route.name}:`).test(text);
}
