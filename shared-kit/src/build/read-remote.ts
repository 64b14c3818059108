import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest, RouteDefinition } from '../contracts/manifest.ts';
import { RemoteSourceError } from './source-error.ts';
import { RemoteFileSchema, type RouteFile, RouteFileSchema, readSourceFile } from './source-file.ts';
import { readWords, type WordsOf } from './words.ts';

/** A module that a remote shows to others: its name is its folder's, `file` is its `index.ts` as an absolute path. */
export interface SourceModule {
  readonly name: string;
  readonly file: string;
}

/** A fragment of a remote. */
export interface SourceFragment extends SourceModule {
  /** It is in the frame of every page. */
  readonly isInFrame: boolean;
  /** The server renders it: into the frame, or into the pages that embed it. */
  readonly isEmbedded: boolean;
}

/** A page of a remote, with the route that its `route.json` declares. */
export interface SourcePage extends SourceModule {
  readonly route: RouteDefinition;
}

/** The parts of a remote, read from its folder. Paths are absolute. */
export interface RemoteSource {
  readonly folder: string;
  readonly name: string;
  /** Complete, with the words of both languages: what is released and what the shell reads. */
  readonly manifest: RemoteManifest;
  readonly pages: readonly SourcePage[];
  readonly fragments: readonly SourceFragment[];
  readonly middleware: readonly SourceModule[];
  /** `src/entry/service.ts`; null when the remote has no service. */
  readonly serviceFile: string | null;
}

/**
 * Reads the folder of a remote: `remote.manifest.json`, `locales/`, `src/pages/<route>/route.json`, `src/fragments/<name>/index.ts`,
 * `src/middleware/<name>/index.ts` and `src/entry/service.ts`. Everything else about the remote follows from what is there. Throws a
 * `RemoteSourceError`, which names the file and what to do, for anything that could not work.
 */
export function readRemote(folder: string): RemoteSource {
  const manifestFile = path.join(folder, 'remote.manifest.json');
  const { $schema: _, ...own } = readSourceFile(manifestFile, RemoteFileSchema);
  const popupTitle = (name: string) => readWords(folder)(`fragments.${name}`, manifestFile);
  const pages = readPages(folder);
  const factsOf = (name: string) => own.fragments?.find((described) => described.name === name);
  const fragments = modulesIn(folder, 'fragments').map((module) => {
    const { slot, embed } = factsOf(module.name) ?? {};
    return { ...module, isInFrame: slot?.place === 'header', isEmbedded: (slot ?? embed) !== undefined };
  });
  const middleware = modulesIn(folder, 'middleware');
  const serviceFile = path.join(folder, 'src/entry/service.ts');
  const hasService = existsSync(serviceFile);
  for (const { name } of own.fragments ?? []) {
    if (fragments.some((fragment) => fragment.name === name)) continue;
    throw new RemoteSourceError(manifestFile, `It describes the fragment ${name}.`, `Add src/fragments/${name}/index.ts or take it out.`);
  }
  if (hasService !== (own.services ?? []).length > 0) {
    throw new RemoteSourceError(
      manifestFile,
      hasService ? 'There is src/entry/service.ts, which `services` does not describe.' : 'There is no src/entry/service.ts.',
      hasService ? 'Describe what wakes and restores it.' : 'Write the service or take it out of `services`.',
    );
  }
  const manifest: RemoteManifest = {
    ...own,
    routes: pages.map(({ route }) => route),
    fragments: fragments.map(({ name }) => {
      const { popup, ...facts } = factsOf(name) ?? {};
      return { ...facts, name, ...(popup && { popup: { title: popupTitle(name), ...popup } }) };
    }),
    services: own.services ?? [],
    middleware: middleware.map(({ name }) => name),
  };
  return { folder, name: own.name, manifest, pages, fragments, middleware, serviceFile: hasService ? serviceFile : null };
}

function readPages(folder: string): SourcePage[] {
  const found = foldersIn(folder, 'pages').map((name) => {
    const routeFile = path.join(folder, 'src/pages', name, 'route.json');
    return { name, file: indexOf(folder, 'pages', name), routeFile, declared: readSourceFile(routeFile, RouteFileSchema) };
  });
  for (const [index, { routeFile, declared, name }] of found.entries()) {
    const other = found.slice(0, index).find((page) => page.declared.path === declared.path);
    if (other) throw new RemoteSourceError(routeFile, `The routes ${other.name} and ${name} have the same path.`, 'Change one of them.');
  }
  const pathOf = (name: string) => found.find((page) => page.name === name)?.declared.path;
  const wordsOf = found.length > 0 ? readWords(folder) : null;
  return found
    .map((page) => ({ name: page.name, file: page.file, route: completeRoute(page, wordsOf as WordsOf, pathOf) }))
    .sort((a, b) => compareSegments(a.route.path, b.route.path));
}

interface FoundPage {
  readonly name: string;
  readonly routeFile: string;
  readonly declared: RouteFile;
}

function completeRoute(
  { name, routeFile, declared }: FoundPage,
  wordsOf: WordsOf,
  pathOf: (name: string) => string | undefined,
): RouteDefinition {
  const { $schema: _, path: address, needs, breadcrumbs, tool, ...meta } = declared;
  const steps = breadcrumbs?.map((step) => {
    if (typeof step !== 'string') return { name: wordsOf(step.title, routeFile), to: step.to };
    const to = pathOf(step);
    if (to !== undefined) return { name: wordsOf(`routes.${step}`, routeFile), to };
    throw new RemoteSourceError(
      routeFile,
      `Its breadcrumb ${step} is no route of this remote.`,
      'Name a folder of src/pages, or write { "title": key, "to": path }.',
    );
  });
  return {
    name,
    path: address,
    ...(needs && { needs }),
    meta: {
      title: wordsOf(`routes.${name}`, routeFile),
      ...meta,
      ...(steps && { breadcrumbs: steps }),
      ...(tool && { tool: { title: wordsOf(`tools.${name}`, routeFile), ...tool } }),
    },
  };
}

/** Fixed segments come before parameters, so that the first route that matches is the closest one. */
function compareSegments(a: string, b: string): number {
  const key = (address: string) => address.replace(/:[^/]*/g, '~').replace(/\*/g, '~~');
  return key(a) < key(b) ? -1 : 1;
}

function modulesIn(folder: string, kind: string): SourceModule[] {
  return foldersIn(folder, kind).map((name) => ({ name, file: indexOf(folder, kind, name) }));
}

function foldersIn(folder: string, kind: string): string[] {
  const parent = path.join(folder, 'src', kind);
  if (!existsSync(parent)) return [];
  const names = readdirSync(parent, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const bad = names.find((name) => !/^[a-z][a-z0-9-]{1,40}$/.test(name));
  if (bad !== undefined) {
    throw new RemoteSourceError(path.join(parent, bad), 'Its name is not in lower case with hyphens.', 'Rename the folder.');
  }
  return names.sort();
}

function indexOf(folder: string, kind: string, name: string): string {
  const file = path.join(folder, 'src', kind, name, 'index.ts');
  if (existsSync(file)) return file;
  throw new RemoteSourceError(file, 'The file is missing.', `Write it, or remove the folder src/${kind}/${name}.`);
}
