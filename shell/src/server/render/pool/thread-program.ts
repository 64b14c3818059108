import { existsSync } from 'node:fs';

export interface ThreadProgram {
  readonly url: URL;
  /** What it is made of beside packages, from the repository's root. */
  readonly files: readonly string[];
}

const BUILT: ThreadProgram = {
  url: new URL('../../../../dist/render-thread.mjs', import.meta.url),
  files: ['shell/dist/render-thread.mjs'],
};
const SOURCES: ThreadProgram = {
  url: new URL('./thread-main.ts', import.meta.url),
  files: ['shell/src/*', 'shared-kit/package.json', 'shared-kit/src/*', 'delivery/package.json', 'delivery/src/sandbox/*'],
};

/** In production as it was built, like all releases: a thread that runs sources carries what strips their types. Else the sources, as they are now. */
export const THREAD_PROGRAM: ThreadProgram = process.env['NODE_ENV'] === 'production' && existsSync(BUILT.url) ? BUILT : SOURCES;
