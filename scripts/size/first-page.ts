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
  return Object.values(releases).flatMap((release) => {
    const paths = new Set(pathsOf(release));
    return release.files
      .filter(({ path }) => paths.has(path))
      .map(({ path, brotliBytes }) => ({ remote: release.remote, path, brotliBytes }));
  });
}

function pathsOf(release: Release): string[] {
  if (release.remote === 'shell') {
    const locale = release.files.map(({ path }) => path).filter((path) => /locale-ru\.[^/]*js$/.test(path));
    return [...starterOf(release), ...eager(release, './entry'), ...eager(release, './remotes'), ...locale];
  }
  const isOwner = release.manifest.routes.some(({ path }) => path === '/');
  const modules = isOwner ? ['./client', './pages/start', './locales/ru'] : [];
  const entry = modules.length > 0 && release.remoteEntry !== null ? [release.remoteEntry] : [];
  return [...entry, ...modules.flatMap((name) => eager(release, name))];
}

/** Paths of the one script that runs before the first paint. */
export function starterOf(release: Release): string[] {
  return [release.exposes['./entry']?.starter].filter((path) => path !== undefined);
}

function eager(release: Release, name: string): string[] {
  const files = release.exposes[name];
  return files ? files.js.filter((file) => !files.lazy.includes(file)) : [];
}
