import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import { isAbsent } from '../../compose/index.ts';

/**
 * Paths of the pages that are the same for all visitors: nothing in them is a visitor's own, and no part of the path is
 * a parameter, and the backend can fill them.
 */
export function publicPaths({ remotes }: PageComposition, missing: readonly string[]): string[] {
  return Object.values(remotes)
    .flatMap(({ routes }) => routes)
    .filter((route) => {
      const { path, meta } = route;
      const isOne = !/[:*]/.test(path);
      const isOpen = !meta.needAuth && !meta.checkLayout && meta.needReset === undefined && (meta.middleware ?? []).length === 0;
      return isOne && isOpen && !isAbsent(route, missing);
    })
    .map(({ path }) => path)
    .toSorted();
}
