/** What the coming page looks like from afar. */
export type SkeletonShape = 'cards' | 'product' | 'prose';

export function shapeOf(path: string | null): SkeletonShape {
  if (path === '/' || path === '/favorites' || path === '/news') return 'cards';
  return path?.startsWith('/product/') ? 'product' : 'prose';
}
