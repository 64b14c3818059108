import type { RemoteSource, SourcePage } from './read-remote.ts';

/**
 * The text of a remote's `src/paths.ts`: a constant for each of its pages, or a function where the path has parameters,
 * by the route's name: `newsPath`, `articlePath({ id })`. So the compiler checks links to own pages, and only
 * `route.json` contains the path. `npm run fix` writes the file; the conformance suite compares it.
 */
export function writePaths({ pages }: RemoteSource): string {
  const lines = [...pages].sort((a, b) => (a.name < b.name ? -1 : 1)).map(pathLine);
  return `${['// Generated from src/pages/*/route.json: edit those, then run `npm run fix`.', '', ...lines].join('\n')}\n`;
}

function pathLine({ route: { name, path } }: SourcePage): string {
  const constant = `${name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}Path`;
  const params = [...path.matchAll(/:(\w+)/g)].map(([, param]) => param as string);
  if (params.length === 0) return `export const ${constant} = '${path}';`;
  const type = params.map((param) => `readonly ${param}: string | number`).join('; ');
  const address = path.replace(/:(\w+)/g, (_, param: string) => `\${encodeURIComponent(${param})}`);
  return `export const ${constant} = ({ ${params.join(', ')} }: { ${type} }): string => \`${address}\`;`;
}
