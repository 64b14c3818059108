import { anything, arr, type Contract, num, obj, str } from '@withease/contracts';

/** A category and what is beneath it. */
export interface CategoryNode {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
  readonly children: readonly CategoryNode[];
}

const nodeContract = obj({ slug: str, name: str, count: num, children: arr(anything) });

const categoryContract: Contract<unknown, CategoryNode> = {
  isData: (data): data is CategoryNode => nodeContract.isData(data) && data.children.every((child) => categoryContract.isData(child)),
  getErrorMessages: (data) => nodeContract.getErrorMessages(data),
};

export const categoryListContract = obj({ count: num, results: arr(categoryContract) });

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
