import { existsSync } from 'node:fs';
import type { RenderPoolOptions } from '../pool/index.ts';
import { threadPermissions } from './thread-permissions.ts';

interface Program {
  readonly url: URL;
  /** What it is made of beside packages, from the repository's root. */
  readonly files: readonly string[];
}

const BUILT: Program = {
  url: new URL('../../../../dist/render-thread.mjs', import.meta.url),
  files: ['shell/dist/render-thread.mjs'],
};
const SOURCES: Program = {
  url: new URL('../pool/thread-main.ts', import.meta.url),
  files: ['shell/src/*', 'shared-kit/package.json', 'shared-kit/src/*', 'delivery/package.json', 'delivery/src/sandbox/*'],
};

/** In production as it was built, like all releases: a thread that runs sources carries what strips their types. Else the sources, as they are now. */
const CHOSEN = process.env['NODE_ENV'] === 'production' && existsSync(BUILT.url) ? BUILT : SOURCES;
export const THREAD_PROGRAM: RenderPoolOptions['program'] = { url: CHOSEN.url.href, permissions: threadPermissions(CHOSEN.files) };
