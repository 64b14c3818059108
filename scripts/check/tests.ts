import { existsSync } from 'node:fs';

/*
 * Which tests a change is run against. Jest finds those that import a changed file; some read the source by path or load it by name,
 * so that no import leads to them: they are named here.
 */

const imported = /\.(?:[cm]?[jt]sx?|json)$/;
/** Nothing in these is tested by Jest. */
const beyondJest = /^e2e\//;

interface Reader {
  readonly reads: RegExp;
  /** The test; `$1` is the first group of `reads`. */
  readonly test: string;
}

const READERS: readonly Reader[] = [
  // Loads routes, pages, fragments, locales and paths as the build finds them. Styles cannot change what a remote declares, but which files lie there can.
  { reads: /^(mfe-[^/]+)\/(?:src|locales|[^/]+\.json$)/, test: '$1/src/entry/remote.test.tsx' },
  { reads: /^(?:reference-api|demo-shop|console|shared-kit)\/(?:.*\/)?locales\//, test: 'scripts/lint/locales.test.ts' },
  { reads: /^shell\/src\/.*\.tsx?$|^mfe-.*\/route\.json$/, test: 'shell/src/names-no-remote.test.ts' },
  { reads: /^mfe-[^/]+\/(?:src\/.*\/route|remote\.manifest)\.json$/, test: 'shell/src/server/compose/routing/named-routes.test.ts' },
  { reads: /^(?:shell|console|shared-kit|mfe-[^/]+)\/src\/.*\.css$/, test: 'shared-kit/src/contracts/breakpoints.test.ts' },
  { reads: /^(?:shell|console|shared-kit|mfe-[^/]+)\/src\/.*\.css$/, test: 'shared-kit/src/ui/theme/pairs.test.ts' },
  { reads: /^shared-kit\/src\/ui\/tokens\.css$/, test: 'shared-kit/src/ui/theme/theme.test.ts' },
  { reads: /^shared-kit\/(?:gallery|src\/ui)\//, test: 'shared-kit/gallery/gallery.test.tsx' },
  { reads: /^shared-kit\/src\/ui\/fonts|^[^/]+\/locales\//, test: 'scripts/fonts/fonts.test.ts' },
  { reads: /^demo-shop\/data\//, test: 'demo-shop/src/seed.test.ts' },
  { reads: /^demo-shop\/pickup-widget\/src\//, test: 'demo-shop/pickup-widget/src/widget.test.tsx' },
  { reads: /^\.dependency-cruiser/, test: 'scripts/lint/dependency-cruiser.test.ts' },
  // Packed for teams with their own repository, and read back.
  {
    reads: /^(?:build-preset|scripts\/pack|scripts\/vitrava|shared-kit\/src\/build)\/|^shared-kit\/package\.json$/,
    test: 'scripts/pack/pack.test.ts',
  },
  { reads: /^scripts\/(?:backup|restore|upgrade|setup)\b/, test: 'scripts/backup/commands.test.ts' },
  { reads: /^(?:Dockerfile|compose\.yaml|\.dockerignore|scripts\/container\/)/, test: 'scripts/container/container.test.ts' },
  { reads: /(?:^|\/)(?:remote\.manifest|route)\.json$|^delivery\/schemas\//, test: 'scripts/generated/schemas.test.ts' },
  { reads: /^scripts\/new\/templates\//, test: 'scripts/new/new.test.ts' },
  { reads: /^scripts\/new\/templates\//, test: 'scripts/new/repository/repository.test.ts' },
];

/** The tests that read a changed file without importing it; a file that was deleted is a change, too. */
export function readersOf(changed: readonly string[]): string[] {
  const tests = changed.flatMap((file) =>
    READERS.flatMap(({ reads, test }) => {
      const match = reads.exec(file);
      return match ? [test.replace('$1', match[1] ?? '')] : [];
    }),
  );
  return [...new Set(tests)].sort();
}

/** What Jest is given: changed files, whose importers it finds, and tests, which are their own. */
export function filesForJest({ all, present }: { readonly all: readonly string[]; readonly present: readonly string[] }): string[] {
  const changed = present.filter((file) => imported.test(file) && !beyondJest.test(file));
  return [...new Set([...changed, ...readersOf(all).filter((test) => existsSync(test))])];
}
