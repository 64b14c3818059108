import ts from 'typescript';
import { RemoteSourceError } from '../source-error.ts';

/** The value of an expression that consists of literals. Throws a `RemoteSourceError` for any other. */
export function literalOf(node: ts.Node): unknown {
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
