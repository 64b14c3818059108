import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { PayloadShape } from '../../contracts/bus-contract.ts';
import type { EmbedContract } from '../../contracts/embed-contract.ts';
import { shapeOfType } from '../bus/shape-of-type.ts';
import { shapeOfContract, shapeOfContractType } from '../calls/contract-shape.ts';
import { createTypeProgram } from '../program.ts';
import { RemoteSourceError } from '../source-error.ts';
import { sourcesIn } from '../sources.ts';

/** The module of `<Fragment>`: React has a component of that name, too. */
const ELEMENT = /\/ui\/fragment$/;
type EventShapes = Readonly<Record<string, PayloadShape>>;
const NOTHING: PayloadShape = { fields: {}, required: [] };
const OWN = /^src\/fragments\/([^/]+)\/index\.ts$/;

/**
 * Which inputs the fragments of the sources in `folder` accept (the contract in `defineEmbeddedFragment`), and what its
 * pages give to the fragments of others (`input` of `<Fragment>`), with the types that the compiler finds. Takes a second or two
 * where there is any. Throws a `RemoteSourceError` for a place whose owner or name only the running page would show.
 */
export function readEmbeds(folder: string): EmbedContract {
  const files = sourcesIn(folder).filter((file) => /defineEmbeddedFragment|\/ui\/fragment['"]/.test(readFileSync(file, 'utf8')));
  const offers: [string, PayloadShape][] = [];
  const uses: [string, PayloadShape][] = [];
  const emits: [string, EventShapes][] = [];
  const listens: [string, EventShapes][] = [];
  if (files.length === 0) return { offers: {}, uses: {} };
  const program = createTypeProgram(files);
  const checker = program.getTypeChecker();

  const readPlaces = (node: ts.Node, element: string): void => {
    const isElement = ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node);
    if (isElement && node.tagName.getText() === element) readPlace(node);
    else ts.forEachChild(node, (child) => readPlaces(child, element));
  };
  const readPlace = (place: ts.JsxOpeningLikeElement): void => {
    const { attributes } = place;
    const given = new Map(attributes.properties.flatMap((one) => (ts.isJsxAttribute(one) ? [[one.name.getText(), one.initializer]] : [])));
    const [owner, name, input] = [given.get('owner'), given.get('name'), given.get('input')];
    if (!owner || !name || !ts.isStringLiteral(owner) || !ts.isStringLiteral(name)) {
      const { fileName, text } = place.getSourceFile();
      const line = text.slice(0, place.getStart()).split('\n').length;
      const advice = 'Write owner="mfe-…" and name="…" as plain texts, and a condition around the element.';
      throw new RemoteSourceError(fileName, `The gate cannot check the <Fragment> in line ${line}: its owner or name is computed.`, advice);
    }
    const expression = input && ts.isJsxExpression(input) ? input.expression : undefined;
    const shape = expression ? shapeOfType(checker, checker.getTypeAtLocation(expression)) : NOTHING;
    const fragment = `${owner.text}/${name.text}`;
    uses.push([fragment, shape]);
    const on = given.get('on');
    if (on && ts.isJsxExpression(on) && on.expression) listens.push([fragment, eventsOf(on.expression, payloadOf)]);
  };
  const eventsOf = (events: ts.Expression, read: (type: ts.Type) => PayloadShape): EventShapes => {
    const found = checker.getPropertiesOfType(checker.getTypeAtLocation(events));
    return Object.fromEntries(found.map((event) => [event.name, read(checker.getTypeOfSymbolAtLocation(event, events))]));
  };
  /** Of a listener, which reads its first parameter. */
  const payloadOf = (listener: ts.Type): PayloadShape => {
    const payload = checker.getNonNullableType(listener).getCallSignatures()[0]?.parameters[0];
    return payload ? shapeOfType(checker, checker.getTypeOfSymbol(payload)) : { type: 'unknown' };
  };
  const inputOf = (definition: ts.Expression): PayloadShape => {
    const input = checker.getPropertyOfType(checker.getTypeAtLocation(definition), 'input')?.valueDeclaration;
    return input && ts.isPropertyAssignment(input) ? shapeOfContract(checker, input.initializer) : NOTHING;
  };
  const readOffer = (name: string, node: ts.Node): void => {
    const definition = ts.isCallExpression(node) && node.expression.getText() === 'defineEmbeddedFragment' ? node.arguments[0] : undefined;
    if (definition) offers.push([name, inputOf(definition)]);
    const events = definition && checker.getPropertyOfType(checker.getTypeAtLocation(definition), 'events')?.valueDeclaration;
    if (events && ts.isPropertyAssignment(events))
      emits.push([name, eventsOf(events.initializer, (type) => shapeOfContractType(checker, type))]);
    ts.forEachChild(node, (child) => readOffer(name, child));
  };

  for (const file of files) {
    const source = program.getSourceFile(file);
    const [, own] = OWN.exec(path.relative(folder, file).split(path.sep).join('/')) ?? [];
    if (source && own !== undefined) readOffer(own, source);
    const element = source && localName(source);
    if (source && element) readPlaces(source, element);
  }
  return {
    offers: Object.fromEntries(offers.sort()),
    uses: Object.fromEntries(joined(uses)),
    ...(emits.length > 0 && { emits: Object.fromEntries(emits.sort()) }),
    ...(listens.length > 0 && { listens: Object.fromEntries(listens.sort()) }),
  };
}

/** The name that a file imports `Fragment` of the kit under. */
function localName(source: ts.SourceFile): string | undefined {
  return source.statements
    .filter((one) => ts.isImportDeclaration(one) && ts.isStringLiteral(one.moduleSpecifier) && ELEMENT.test(one.moduleSpecifier.text))
    .flatMap((one) => (ts.isImportDeclaration(one) ? importedNames(one) : []))
    .find(({ name, propertyName }) => (propertyName ?? name).text === 'Fragment')?.name.text;
}

function importedNames({ importClause }: ts.ImportDeclaration): readonly ts.ImportSpecifier[] {
  const bindings = importClause?.namedBindings;
  return bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
}

/** What several places give to one fragment is one of several shapes. */
function joined(uses: readonly (readonly [string, PayloadShape])[]): [string, PayloadShape][] {
  const byName = Map.groupBy(uses, ([name]) => name);
  return [...byName].sort().map(([name, given]) => {
    const shapes = given.map(([, shape]) => shape);
    return [name, shapes.length === 1 && shapes[0] ? shapes[0] : { anyOf: shapes }];
  });
}
