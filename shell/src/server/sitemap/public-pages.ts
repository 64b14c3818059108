import type { PageComposition } from '@vitrava/shared-kit/contracts/page';

/** Paths of the pages that are the same for everybody: nothing in them is a visitor's own, and no part of the path is a parameter. */
export function publicPaths({ remotes }: PageComposition): string[] {
  return Object.values(remotes)
    .flatMap(({ routes }) => routes)
    .filter(({ path, meta }) => {
      const isOne = !/[:*]/.test(path);
      const isOpen = !meta.needAuth && !meta.checkLayout && meta.needReset === undefined && (meta.middleware ?? []).length === 0;
      return isOne && isOpen;
    })
    .map(({ path }) => path)
    .toSorted();
}
