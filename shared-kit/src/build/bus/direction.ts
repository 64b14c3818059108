import ts from 'typescript';

/** How a place in the sources uses a unit of the bus; `uses` where the place does not show it. */
export type Direction = 'sends' | 'listens' | 'uses' | 'acts';

const BY_PROPERTY: Readonly<Record<string, Direction>> = {
  target: 'sends',
  effect: 'sends',
  cases: 'sends',
  targets: 'sends',
  clock: 'listens',
  source: 'listens',
  filter: 'listens',
  unit: 'listens',
};

/** Functions that take units. What a view takes by `useUnit` it reads from a store and calls of an event (`acts`). */
const BY_CALL: Readonly<Record<string, Direction>> = {
  useUnit: 'acts',
  allSettled: 'sends',
  scopeBind: 'sends',
  launch: 'sends',
  spread: 'sends',
  combine: 'listens',
  merge: 'listens',
  createWatch: 'listens',
  getState: 'listens',
  on: 'listens',
  reset: 'listens',
};

/** Properties read of a unit itself. */
const BY_METHOD: Readonly<Record<string, Direction>> = {
  on: 'sends',
  reset: 'sends',
  prepend: 'sends',
  map: 'listens',
  filter: 'listens',
  filterMap: 'listens',
  updates: 'listens',
  watch: 'listens',
  done: 'listens',
  doneData: 'listens',
  fail: 'listens',
  failData: 'listens',
};

/**
 * Finds the use of the unit that an identifier represents: from the identifier outwards, the nearest word of Effector
 * decides.
 */
export function directionOf(identifier: ts.Identifier): Direction {
  const { parent } = identifier;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === identifier) return BY_METHOD[parent.name.text] ?? 'uses';
  if (ts.isCallExpression(parent) && parent.expression === identifier) return 'sends';
  return outwards(identifier);
}

function outwards(from: ts.Node): Direction {
  const { parent } = from;
  if (ts.isPropertyAssignment(parent)) return BY_PROPERTY[propertyName(parent)] ?? outwards(parent);
  if (ts.isShorthandPropertyAssignment(parent)) return BY_PROPERTY[parent.name.text] ?? outwards(parent);
  if (ts.isArrayLiteralExpression(parent) || ts.isObjectLiteralExpression(parent) || ts.isParenthesizedExpression(parent))
    return outwards(parent);
  if (ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent)) return outwards(parent);
  return ts.isCallExpression(parent) ? (BY_CALL[calledName(parent)] ?? 'uses') : 'uses';
}

function propertyName({ name }: ts.PropertyAssignment): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
}

function calledName({ expression }: ts.CallExpression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
}
