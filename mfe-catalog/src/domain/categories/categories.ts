import type { Category } from '../../contracts.ts';

export type CategoryNode = Pick<Category, 'slug' | 'name' | 'count'> & { readonly children: readonly CategoryNode[] };

/** From the root to the category with this slug; empty when there is none. */
export function pathTo(tree: readonly CategoryNode[], slug: string): readonly CategoryNode[] {
  for (const node of tree) {
    const below = node.slug === slug ? [] : pathTo(node.children, slug);
    if (node.slug === slug || below.length > 0) return [node, ...below];
  }
  return [];
}

/** The tree as the page shows it: roots, and what is beneath the chosen category and those above it. */
export function openBranch(tree: readonly CategoryNode[], slug: string): readonly CategoryNode[] {
  const open = new Set(pathTo(tree, slug).map((node) => node.slug));
  const show = (nodes: readonly CategoryNode[]): readonly CategoryNode[] =>
    nodes.map(({ slug: own, name, count, children }) => ({ slug: own, name, count, children: open.has(own) ? show(children) : [] }));
  return show(tree);
}
