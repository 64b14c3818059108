import path from 'node:path';
import ts from 'typescript';
import type { BusUnit, DeclaredBusUnit } from '../../contracts/bus-contract.ts';
import { KIT } from '../modules.ts';
import { createTypeProgram } from '../program.ts';
import { RemoteSourceError } from '../source-error.ts';
import { shapeOfType } from './shape-of-type.ts';

const KINDS: Readonly<Record<string, BusUnit['kind']>> = {
  Event: 'event',
  EventCallable: 'event',
  Store: 'store',
  StoreWritable: 'store',
  Effect: 'effect',
};

/** A unit with the name by which all builds refer to it, `cart/itemAdded`. */
export interface NamedUnit {
  readonly sid: string;
  readonly unit: DeclaredBusUnit;
}

/** A module without its ending: of a packed kit TypeScript reads `.d.ts`, and `.js` runs. */
export const moduleOf = (file: string): string => file.replace(/(?:\.d)?\.[jt]s$/, '');

/** The units of modules (`moduleOf`), by the name of the export. Takes a second or two. Throws a `RemoteSourceError`. */
export function declaredUnits(files: readonly string[]): ReadonlyMap<string, ReadonlyMap<string, NamedUnit>> {
  const program = createTypeProgram(files);
  const checker = program.getTypeChecker();
  const unitsOf = (file: string): ReadonlyMap<string, NamedUnit> => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const exported = module ? checker.getExportsOfModule(module) : [];
    return new Map(exported.flatMap((symbol) => unitOf(checker, symbol, file).map((unit) => [symbol.name, unit] as const)));
  };
  return new Map(files.map((file) => [moduleOf(file), unitsOf(file)]));
}

function unitOf(checker: ts.TypeChecker, symbol: ts.Symbol, file: string): NamedUnit[] {
  const [name, options] = declarationOf(symbol);
  const { flags } = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  if (!name && flags & ts.SymbolFlags.Value && !file.startsWith(KIT)) {
    const advice = "Write export const … = busEvent('<owner>/<name>') or busStore, and other values in another file.";
    throw new RemoteSourceError(file, `The export ${symbol.name} is no call of busEvent or busStore.`, advice);
  }
  const type = checker.getTypeOfSymbol(symbol);
  const kind = KINDS[type.symbol?.name ?? ''];
  const [carried, result] = kind ? checker.getTypeArguments(type as ts.TypeReference) : [];
  if (!kind || !carried) return [];
  // A declaration file of the packed kit has no values; its modules have the names of their owners.
  const sid = name ? String(literalOf(name)) : `${path.basename(moduleOf(file))}/${symbol.name}`;
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const unit = {
    kind,
    payload: shapeOfType(checker, carried),
    ...(kind === 'effect' && result && { result: shapeOfType(checker, result) }),
    ...(options && (literalOf(options) as Pick<DeclaredBusUnit, 'initial' | 'emitters'>)),
    ...(text && { text }),
  };
  return [{ sid, unit }];
}

/** The arguments of `busEvent` or `busStore`; none where a module declares a unit in another way. */
function declarationOf({ valueDeclaration }: ts.Symbol): readonly ts.Expression[] {
  const call = valueDeclaration && ts.isVariableDeclaration(valueDeclaration) ? valueDeclaration.initializer : undefined;
  return call && ts.isCallExpression(call) && /^bus(?:Event|Store)$/.test(call.expression.getText()) ? call.arguments : [];
}

/** The value of an expression that consists of literals. Throws a `RemoteSourceError` for any other. */
function literalOf(node: ts.Node): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) return -Number(literalOf(node.operand));
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return literalOf(node.expression);
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) return node.kind === ts.SyntaxKind.TrueKeyword;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(literalOf);
  if (ts.isObjectLiteralExpression(node)) return Object.fromEntries(node.properties.map(entryOf));
  throw new RemoteSourceError(
    node.getSourceFile().fileName,
    `A unit of the bus is declared with ${node.getText()}.`,
    'Write a literal value.',
  );
}

function entryOf(property: ts.ObjectLiteralElementLike): readonly [name: string, value: unknown] {
  if (!ts.isPropertyAssignment(property)) return ['', literalOf(property)];
  const { name, initializer } = property;
  return ['text' in name ? name.text : name.getText(), literalOf(initializer)];
}
