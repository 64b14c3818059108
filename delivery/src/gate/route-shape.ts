/**
 * What two route patterns must share to answer the same addresses with equal right: `/news/:id` and `/news/:slug` do, `/news/:id` and
 * `/news/archive` do not, because the more exact one wins wherever they are defined. An optional segment counts as both its forms.
 */
export function routeShapes(path: string): readonly string[] {
  let shapes = [''];
  for (const segment of path.toLowerCase().split('/').filter(Boolean)) {
    const name = segment.replace(/\?$/, '');
    const grown = shapes.map((shape) => `${shape}/${name.startsWith(':') ? ':' : name}`);
    shapes = segment.endsWith('?') ? shapes.concat(grown) : grown;
  }
  return [...new Set(shapes.map((shape) => shape || '/'))];
}
