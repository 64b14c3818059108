import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { PayloadShape } from '../../contracts/bus-contract.ts';
import type { EmbedContract } from '../../contracts/embed-contract.ts';
import { shapeOfType } from '../bus/shape-of-type.ts';
import { shapeOfContract } from '../calls/contract-shape.ts';
import { createTypeProgram } from '../program.ts';
import { sourcesIn } from '../sources.ts';

const OWN = /^src\/fragments\/([^/]+)\/index\.ts$/;

/**
 * Which inputs the fragments of the sources in `folder` accept (the contract in `defineEmbeddedFragment`), and what its
 * pages give to the fragments of others (`input` of `<Fragment>`), with the types that the compiler finds. Takes a second or two
 * where there is any.
 */
export function readEmbeds(folder: string): EmbedContract {
  const files = sourcesIn(folder).filter((file) => /defineEmbeddedFragment|<Fragment/.test(readFileSync(file, 'utf8')));
  const offers: [string, PayloadShape][] = [];
  const uses: [string, PayloadShape][] = [];
  if (files.length === 0) return { offers: {}, uses: {} };
  const program = createTypeProgram(files);
  const checker = program.getTypeChecker();

  const visit = (node: ts.Node): void => {
    if (ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'Fragment') readPlace(node);
    else ts.forEachChild(node, visit);
  };
  const readPlace = ({ attributes }: ts.JsxSelfClosingElement): void => {
    const given = new Map(attributes.properties.flatMap((one) => (ts.isJsxAttribute(one) ? [[one.name.getText(), one.initializer]] : [])));
    const [owner, name, input] = [given.get('owner'), given.get('name'), given.get('input')];
    if (!owner || !name || !ts.isStringLiteral(owner) || !ts.isStringLiteral(name)) return;
    const expression = input && ts.isJsxExpression(input) ? input.expression : undefined;
    const shape = expression ? shapeOfType(checker, checker.getTypeAtLocation(expression)) : { fields: {}, required: [] };
    uses.push([`${owner.text}/${name.text}`, shape]);
  };
  const readOffer = (name: string, node: ts.Node): void => {
    const definition = ts.isCallExpression(node) && node.expression.getText() === 'defineEmbeddedFragment' ? node.arguments[0] : undefined;
    const input = definition && checker.getPropertyOfType(checker.getTypeAtLocation(definition), 'input');
    if (input?.valueDeclaration && ts.isPropertyAssignment(input.valueDeclaration))
      offers.push([name, shapeOfContract(checker, input.valueDeclaration.initializer)]);
    ts.forEachChild(node, (child) => readOffer(name, child));
  };

  for (const file of files) {
    const source = program.getSourceFile(file);
    const [, own] = OWN.exec(path.relative(folder, file).split(path.sep).join('/')) ?? [];
    if (source && own !== undefined) readOffer(own, source);
    if (source) visit(source);
  }
  return { offers: Object.fromEntries(offers.sort()), uses: Object.fromEntries(joined(uses)) };
}

/** What several places give to one fragment is one of several shapes. */
function joined(uses: readonly (readonly [string, PayloadShape])[]): [string, PayloadShape][] {
  const byName = Map.groupBy(uses, ([name]) => name);
  return [...byName].sort().map(([name, given]) => {
    const shapes = given.map(([, shape]) => shape);
    return [name, shapes.length === 1 && shapes[0] ? shapes[0] : { anyOf: shapes }];
  });
}
