import type { RouteDefinition } from '@vitrava/shared-kit/contracts/manifest';
import type { PageComposition } from '@vitrava/shared-kit/contracts/page';

/** Whether the backend lacks a call that the page cannot be without. */
export function isAbsent({ needs = [] }: RouteDefinition, missing: readonly string[]): boolean {
  return needs.some((call) => missing.includes(call));
}

/** Paths of the pages that the backend cannot fill, as their routes write them: no remote owns them then, and nothing leads to them. */
export function absentPages(composition: PageComposition, missing: readonly string[]): readonly string[] {
  if (missing.length === 0) return missing;
  return Object.values(composition.remotes)
    .flatMap(({ routes }) => routes)
    .filter((route) => isAbsent(route, missing))
    .map(({ path }) => path);
}
