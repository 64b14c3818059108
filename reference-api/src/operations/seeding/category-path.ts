import type { SeedCategory } from '../../seed/index.ts';

/** The category and all above it, the root first. */
export function categoryPaths(categories: readonly SeedCategory[]): (slug: string) => SeedCategory[] {
  const bySlug = new Map(categories.map((row) => [row.slug, row]));
  const pathOf = (slug: string | null): SeedCategory[] => {
    const row = slug === null ? undefined : bySlug.get(slug);
    return row ? [...pathOf(row.parent), row] : [];
  };
  return pathOf;
}
