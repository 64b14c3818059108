/** The addresses of a route pattern as lists of segments: fixed in lower case, `:`, `*`; an optional one makes two. */
function routeShapes(path: string): readonly (readonly string[])[] {
  let shapes: string[][] = [[]];
  for (const segment of path.toLowerCase().split('/').filter(Boolean)) {
    const name = segment.replace(/\?$/, '');
    const grown = shapes.map((shape) => [...shape, name.startsWith(':') ? ':' : name]);
    shapes = segment.endsWith('?') ? shapes.concat(grown) : grown;
  }
  return shapes;
}

/** Whether two patterns answer the same addresses: `/news/:id` and `/news/:slug` do, `/news/archive` is more exact. */
export function hasSameShape(one: string, other: string): boolean {
  const shapes = new Set(routeShapes(one).map((shape) => shape.join('/')));
  return routeShapes(other).some((shape) => shapes.has(shape.join('/')));
}

/** Whether there is an address that both patterns answer: `/news/:id` and `/news/archive`, `/*` and everything. */
export function doRoutesOverlap(one: string, other: string): boolean {
  return routeShapes(one).some((left) => routeShapes(other).some((right) => doSegmentsOverlap(left, right)));
}

function doSegmentsOverlap([left, ...lefts]: readonly string[], [right, ...rights]: readonly string[]): boolean {
  if (left === '*' || right === '*') return true;
  if (left === undefined || right === undefined) return left === right;
  return (left === right || left === ':' || right === ':') && doSegmentsOverlap(lefts, rights);
}
