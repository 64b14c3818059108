import type { Release, Releases } from './releases.ts';

export interface LoadedFile {
  readonly remote: string;
  readonly path: string;
  readonly brotliBytes: number;
}

/**
 * The scripts of the first visit to `/` in Russian: the shell's starter, entry, part for remotes and locale, the catalogue's entry, page and locale. What
 * a module imports later on its own (`lazy`) is not downloaded then, nor are the services: on a first visit they have nothing
 * to restore and wait for the shopper's first action (the browser test of the first page counts what really came).
 */
export function scriptsOfFirstPage(releases: Releases): LoadedFile[] {
  return Object.values(releases).flatMap((release) => filesOf(release, pathsOf(release)));
}

/** The scripts of a first visit to a page of words in Russian, which needs no remote: the shell's starter, entry and locale. */
export function scriptsOfTextPage({ shell }: Releases): LoadedFile[] {
  return shell ? filesOf(shell, [...starterOf(shell), ...eager(shell, './entry'), ...localeOf(shell)]) : [];
}

function filesOf({ remote, files }: Release, paths: readonly string[]): LoadedFile[] {
  return files.filter(({ path }) => paths.includes(path)).map(({ path, brotliBytes }) => ({ remote, path, brotliBytes }));
}

function pathsOf(release: Release): string[] {
  if (release.remote === 'shell') {
    return [...starterOf(release), ...eager(release, './entry'), ...eager(release, './remotes'), ...localeOf(release)];
  }
  const isOwner = release.manifest.routes.some(({ path }) => path === '/');
  const modules = isOwner ? ['./client', './pages/start', './locales/ru'] : [];
  const entry = modules.length > 0 && release.remoteEntry !== null ? [release.remoteEntry] : [];
  return [...entry, ...modules.flatMap((name) => eager(release, name))];
}

function localeOf({ files }: Release): string[] {
  return files.map(({ path }) => path).filter((path) => /locale-ru\.[^/]*js$/.test(path));
}

/** Paths of the one script that runs before the first paint. */
export function starterOf(release: Release): string[] {
  return [release.exposes['./entry']?.starter].filter((path) => path !== undefined);
}

function eager(release: Release, name: string): string[] {
  const files = release.exposes[name];
  return files ? files.js.filter((file) => !files.lazy.includes(file)) : [];
}
