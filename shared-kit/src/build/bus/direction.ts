import ts from 'typescript';

/** How a place in the sources uses a unit of the bus; `uses` where the place does not show it. */
export type Direction = 'sends' | 'listens' | 'uses' | 'acts';

/** Words of Effector by the direction that they give to a unit. */
type Words = { readonly [One in Direction]?: readonly string[] };

const PROPERTIES: Words = {
  sends: ['target', 'effect', 'cases', 'targets'],
  listens: ['clock', 'source', 'filter', 'unit', 'store', 'from'],
};

/** Functions that take units. What a view takes by `useUnit` it reads from a store and calls of an event (`acts`). */
const CALLS: Words = {
  acts: ['useUnit'],
  sends: ['allSettled', 'scopeBind', 'launch', 'spread'],
  listens: ['combine', 'merge', 'createWatch', 'getState', 'on', 'reset', 'restore', 'useStoreMap', 'useList', 'split', 'sample'],
};

/** Properties read of a unit itself. A server writes the first value of a store under its `sid`. */
const METHODS: Words = {
  sends: ['on', 'reset', 'prepend', 'sid'],
  listens: ['map', 'filter', 'filterMap', 'updates', 'watch', 'done', 'doneData', 'fail', 'failData'],
};

function directionBy(words: Words, name: string): Direction | undefined {
  return (Object.keys(words) as Direction[]).find((direction) => words[direction]?.includes(name));
}

/** Finds how an identifier uses its unit: the nearest word of Effector around it decides. */
export function directionOf(identifier: ts.Identifier): Direction {
  const { parent } = identifier;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === identifier) return directionBy(METHODS, parent.name.text) ?? 'uses';
  if (ts.isCallExpression(parent) && parent.expression === identifier) return 'sends';
  return outwards(identifier);
}

function outwards(from: ts.Node): Direction {
  const { parent } = from;
  if (ts.isPropertyAssignment(parent)) return directionBy(PROPERTIES, propertyName(parent)) ?? outwards(parent);
  if (ts.isShorthandPropertyAssignment(parent)) return directionBy(PROPERTIES, parent.name.text) ?? outwards(parent);
  if (ts.isArrayLiteralExpression(parent) || ts.isObjectLiteralExpression(parent) || ts.isParenthesizedExpression(parent))
    return outwards(parent);
  if (ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent)) return outwards(parent);
  return ts.isCallExpression(parent) ? (directionBy(CALLS, calledName(parent)) ?? 'uses') : 'uses';
}

function propertyName({ name }: ts.PropertyAssignment): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
}

function calledName({ expression }: ts.CallExpression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
}
