import type { Chunk, Module, Optimization } from '@rspack/core';
import { SHARED_FROM_BYTES } from './browser-optimization.ts';

const CLIENT = '__federation_expose_client';
const PAGE = '__federation_expose_pages__';
const FRAGMENT = '__federation_expose_fragments__';

/** The bundler's record of where modules are. */
interface Graphs {
  readonly chunkGraph: { getModuleChunks(module: Module): Iterable<Chunk> };
}

/**
 * Puts into the container's entry what each page of a remote takes: its client, and modules of all `pages` that nothing else of the remote uses. They are
 * never wanted apart on a page of it, so that they come as one file in the place of three; a service or a popup on another remote's page brings
 * them along. What pages share with the fragments `inFrame` is among it, too: those come on pages of all remotes, with the entry. Styles are among them where they would make a sheet of their own anyway.
 */
export function startInEntry(
  optimization: Optimization,
  container: string,
  { pages, inFrame }: { readonly pages: number; readonly inFrame: readonly string[] },
): Optimization {
  const ofFrame = inFrame.map((name) => `${FRAGMENT}${name}`);
  const isOfPages = (name: string): boolean => name === CLIENT || name.startsWith(PAGE) || ofFrame.includes(name);
  const group = {
    name: container,
    chunks: ({ name }: Chunk) => isOfPages(name ?? ''),
    test(module: Module, { chunkGraph }: Graphs): boolean {
      const names = [...chunkGraph.getModuleChunks(module)].map(({ name }) => name ?? '');
      const isOfAll = pages > 0 && names.filter((name) => name.startsWith(PAGE)).length === pages;
      return names.includes(CLIENT) || (isOfAll && names.every(isOfPages));
    },
  };
  const cacheGroups = {
    // Nothing that is taken from the page: it is not there yet when the entry runs.
    startScripts: { ...group, type: /^javascript/, enforce: true },
    startStyles: { ...group, type: /^css/, minSize: { css: SHARED_FROM_BYTES, javascript: 0 }, priority: 1 },
  };
  return { ...optimization, splitChunks: { ...(optimization.splitChunks || {}), cacheGroups } };
}
