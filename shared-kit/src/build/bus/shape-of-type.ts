import ts from 'typescript';
import type { PayloadShape } from '../../contracts/bus-contract.ts';

/** Deeper than this a type is only named: no payload or answer is deeper, and a type that contains itself would never end. */
const DEPTH = 12;

/** Writes a type down as the checker sees it. */
export function shapeOfType(checker: ts.TypeChecker, type: ts.Type, depth = 0): PayloadShape {
  const { flags } = type;
  const inner = (part: ts.Type) => shapeOfType(checker, part, depth + 1);
  if (flags & ts.TypeFlags.Any || flags & ts.TypeFlags.Unknown) return { type: 'unknown' };
  if (flags & ts.TypeFlags.Never) return { type: 'never' };
  if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return { type: 'undefined' };
  if (flags & ts.TypeFlags.Null) return { type: 'null' };
  if (type.isStringLiteral() || type.isNumberLiteral()) return { value: type.value };
  if (flags & ts.TypeFlags.BooleanLiteral) return { value: checker.typeToString(type) === 'true' };
  if (flags & ts.TypeFlags.String) return { type: 'string' };
  if (flags & ts.TypeFlags.Number) return { type: 'number' };
  if (flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
  if (depth >= DEPTH) return { text: nameOf(checker, type) };
  if (type.isUnion()) return { anyOf: type.types.map(inner).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) };
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    return item ? { items: inner(item) } : { text: nameOf(checker, type) };
  }
  const isPlain = flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) && type.getCallSignatures().length === 0;
  if (isPlain && !isBuiltIn(type)) return shapeOfFields(checker, type, inner);
  return { text: nameOf(checker, type) };
}

/** A class of the language, as Date or Map: its methods are no fields. */
function isBuiltIn(type: ts.Type): boolean {
  const { symbol } = type as { readonly symbol?: ts.Symbol };
  const isDeclared = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Interface) !== 0;
  return isDeclared && (symbol.declarations ?? []).some((one) => /\/typescript\/lib\/lib\.[\w.]+$/.test(one.getSourceFile().fileName));
}

/** Of a tuple these are its places and its length. */
function shapeOfFields(checker: ts.TypeChecker, type: ts.Type, inner: (part: ts.Type) => PayloadShape): PayloadShape {
  const isField = ({ name }: ts.Symbol) => !checker.isTupleType(type) || name === 'length' || /^\d+$/.test(name);
  const properties = checker
    .getPropertiesOfType(type)
    .filter(isField)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const fields = Object.fromEntries(properties.map((property) => [property.name, inner(checker.getTypeOfSymbol(property))]));
  const required = properties.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional)).map(({ name }) => name);
  // The names of fields are texts in JSON, those of `Record<number, …>` too.
  const rest = type.getStringIndexType() ?? (checker.isTupleType(type) ? undefined : type.getNumberIndexType());
  return { fields, required, ...(rest ? { rest: inner(rest) } : {}) };
}

const nameOf = (checker: ts.TypeChecker, type: ts.Type): string =>
  checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseFullyQualifiedType);
