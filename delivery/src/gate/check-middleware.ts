import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { SHELL_MIDDLEWARE } from '@vitrava/shared-kit/internal/shell-middleware';
import { type Refusal, refuse } from '../refusals/index.ts';
import type { ReleaseRecord } from '../store/index.ts';
import { isOffered } from './offers.ts';

/**
 * Every middleware that a route names must be the shell's, the remote's own, or another live remote's whose code the page's document loads: without it the
 * page is an error.
 */
export function checkMiddleware(manifest: RemoteManifest, others: readonly ReleaseRecord[]): Refusal[] {
  return manifest.routes.flatMap(({ name: route, meta: { middleware = [], remotes } }) => {
    const loaded = remotes ? others.filter(({ remote }) => remotes.includes(remote)) : others;
    return middleware
      .filter((name) => name !== SHELL_MIDDLEWARE && !manifest.middleware.includes(name))
      .filter((name) => !isOffered(loaded, (other) => other.middleware.includes(name)))
      .map((name) => refuse('middleware-unknown', { route, middleware: name }));
  });
}
