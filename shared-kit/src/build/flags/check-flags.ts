import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { FlagTypes } from '../../contracts/manifest.ts';
import { RemoteSourceError } from '../source-error.ts';
import { sourcesIn } from '../sources.ts';

const MODULE = /@vitrava\/shared-kit\/(?:flags|bus)\//;
const READERS: ReadonlySet<string> = new Set(['useFlag', '$flag']);

/**
 * Throws a `RemoteSourceError` for the first read of a flag in the sources that `flags` of the manifest does not declare with its type. The shell
 * alone may import the store of all flags, which it fills.
 */
export function checkFlags(folder: string, declared: FlagTypes, { isShell }: { readonly isShell: boolean }): void {
  for (const file of sourcesIn(folder)) {
    const text = readFileSync(file, 'utf8');
    if (!MODULE.test(text)) continue;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && READERS.has(node.text) && !isImport(node)) checkRead(node, declared);
      if (!isShell && ts.isImportSpecifier(node) && (node.propertyName ?? node.name).text === '$flags') refuseImport(node);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
}

function isImport({ parent }: ts.Identifier): boolean {
  return ts.isImportSpecifier(parent) && parent.propertyName === undefined;
}

function refuseImport(node: ts.ImportSpecifier): void {
  if (!/\/bus\/shell['"]$/.test(node.parent.parent.parent.moduleSpecifier.getText())) return;
  const { fileName, text } = node.getSourceFile();
  const line = text.slice(0, node.getStart()).split('\n').length;
  throw new RemoteSourceError(fileName, `Line ${line} imports ${node.getText()}.`, 'Read flags with useFlag or $flag.');
}

function checkRead(reader: ts.Identifier, declared: FlagTypes): void {
  const { parent } = reader;
  const { fileName, text } = reader.getSourceFile();
  const line = text.slice(0, reader.getStart()).split('\n').length;
  const [name, fallback] = ts.isCallExpression(parent) && parent.expression === reader ? parent.arguments : [];
  const type = fallback && typeOfLiteral(fallback);
  if (!name || !ts.isStringLiteral(name) || !type) {
    const advice = `Write ${reader.text}('name', fallback) with a plain text and a literal value.`;
    throw new RemoteSourceError(fileName, `The build cannot tell which flag line ${line} reads.`, advice);
  }
  const known = Object.hasOwn(declared, name.text) ? declared[name.text] : undefined;
  if (known === type) return;
  const advice = `Write "flags": { "${name.text}": "${type}" } in remote.manifest.json, or correct line ${line}.`;
  const problem = known === undefined ? 'which the manifest does not declare' : `which the manifest declares as a ${known}`;
  throw new RemoteSourceError(fileName, `Line ${line} reads the flag ${name.text} with a ${type} as its fallback, ${problem}.`, advice);
}

function typeOfLiteral(node: ts.Expression): FlagTypes[string] | undefined {
  if (ts.isStringLiteralLike(node)) return 'string';
  if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) return 'boolean';
  const isNegative = ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken;
  return ts.isNumericLiteral(isNegative ? node.operand : node) ? 'number' : undefined;
}
