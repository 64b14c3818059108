import ts from 'typescript';
import type { PayloadShape } from '../../contracts/bus-contract.ts';
import { shapeOfType } from '../bus/shape-of-type.ts';

type Fields = Extract<PayloadShape, { readonly fields: unknown }>;

const LIBRARY = '@withease/contracts';

const PLAIN: Readonly<Record<string, PayloadShape>> = {
  str: { type: 'string' },
  num: { type: 'number' },
  bool: { type: 'boolean' },
  anything: { type: 'unknown' },
  nothing: { anyOf: [{ type: 'null' }, { type: 'undefined' }] },
};

/**
 * What a contract of `@withease/contracts` asks of an answer. It is read from the expression that makes it, step by step, since a cast or the
 * type of a variable may say more or less than is checked; what is not made by the library says it by its type.
 */
export function shapeOfContract(checker: ts.TypeChecker, expression: ts.Expression, seen: readonly ts.Node[] = []): PayloadShape {
  const follow = (next: ts.Expression) => shapeOfContract(checker, next, [...seen, expression]);
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression) || ts.isParenthesizedExpression(expression))
    return follow(expression.expression);
  if (ts.isCallExpression(expression)) {
    const made = madeByLibrary(checker, expression, follow);
    if (made) return made;
  }
  if (ts.isIdentifier(expression)) {
    const plain = PLAIN[nameInLibrary(checker, expression) ?? ''];
    if (plain) return plain;
    const value = initializerOf(checker, expression);
    if (value && !seen.includes(value)) return follow(value);
  }
  return shapeOfGuard(checker, expression);
}

/** The value of a variable that an identifier stands for, also when it is imported or stands for itself in `{ contract }`. */
export function initializerOf(checker: ts.TypeChecker, identifier: ts.Identifier): ts.Expression | null {
  const { parent } = identifier;
  const symbol = ts.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : checker.getSymbolAtLocation(identifier);
  const declared = symbol && original(checker, symbol).valueDeclaration;
  if (!declared || !ts.isVariableDeclaration(declared) || !(ts.getCombinedNodeFlags(declared) & ts.NodeFlags.Const)) return null;
  return declared.initializer ?? null;
}

function madeByLibrary(
  checker: ts.TypeChecker,
  { expression, arguments: given }: ts.CallExpression,
  follow: (next: ts.Expression) => PayloadShape,
): PayloadShape | null {
  const name = ts.isIdentifier(expression) ? nameInLibrary(checker, expression) : null;
  const [first] = given;
  if (name === null || !first) return null;
  if (name === 'arr') return { items: follow(first) };
  if (name === 'or') return { anyOf: given.map(follow) };
  if (name === 'and') return given.map(follow).reduce(both);
  if (name === 'val') return shapeOfType(checker, checker.getTypeAtLocation(first));
  return name === 'obj' && ts.isObjectLiteralExpression(first) ? shapeOfFields(first, follow) : null;
}

function shapeOfFields({ properties }: ts.ObjectLiteralExpression, follow: (next: ts.Expression) => PayloadShape): PayloadShape | null {
  const named = properties.map((property) => {
    if (ts.isShorthandPropertyAssignment(property)) return [property.name.text, follow(property.name)] as const;
    if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) return null;
    return [property.name.text, follow(property.initializer)] as const;
  });
  if (named.includes(null)) return null;
  const fields = Object.fromEntries(named.filter((one) => one !== null));
  return { fields, required: Object.keys(fields).filter((name) => !isOptional(fields[name] as PayloadShape)) };
}

/** A field that is not there is read as `undefined`. */
function isOptional(shape: PayloadShape): boolean {
  if ('anyOf' in shape) return shape.anyOf.some(isOptional);
  return 'type' in shape && (shape.type === 'undefined' || shape.type === 'unknown');
}

function both(one: PayloadShape, other: PayloadShape): PayloadShape {
  if ('fields' in one && 'fields' in other) return mergeFields(one, other);
  return 'type' in one && one.type === 'unknown' ? other : one;
}

function mergeFields(one: Fields, other: Fields): Fields {
  return { fields: { ...one.fields, ...other.fields }, required: [...new Set([...one.required, ...other.required])] };
}

/** What a value is known to be once the contract's own check has accepted it. */
function shapeOfGuard(checker: ts.TypeChecker, expression: ts.Expression): PayloadShape {
  const guard = checker.getPropertyOfType(checker.getTypeAtLocation(expression), 'isData');
  const [signature] = guard ? checker.getTypeOfSymbolAtLocation(guard, expression).getCallSignatures() : [];
  const predicate = signature && checker.getTypePredicateOfSignature(signature);
  return predicate?.type ? shapeOfType(checker, predicate.type) : { type: 'unknown' };
}

function nameInLibrary(checker: ts.TypeChecker, identifier: ts.Identifier): string | null {
  const symbol = checker.getSymbolAtLocation(identifier);
  const found = symbol && original(checker, symbol);
  const file = found?.declarations?.[0]?.getSourceFile().fileName ?? '';
  return found && file.includes(`/${LIBRARY}/`) ? found.name : null;
}

function original(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
