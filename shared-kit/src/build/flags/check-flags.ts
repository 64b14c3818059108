import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { FlagTypes } from '../../contracts/manifest.ts';
import { RemoteSourceError } from '../source-error.ts';
import { sourcesIn } from '../sources.ts';

const MODULE = /@vitrava\/shared-kit\/(?:flags|bus)\//;
const READERS: ReadonlySet<string> = new Set(['useFlag', '$flag']);
const COUNTER = 'exposureOf';
/** What the kit reads and counts flags with: any flag, of any remote. */
const UNCHECKED: ReadonlySet<string> = new Set(['$flags', 'flagRead']);

/**
 * Throws a `RemoteSourceError` for the first read or exposure of a flag in the sources that `flags` of the manifest does not declare with its type.
 * The shell alone may import the units of the bus for all flags.
 */
export function checkFlags(folder: string, declared: FlagTypes, { isShell }: { readonly isShell: boolean }): void {
  for (const file of sourcesIn(folder)) {
    const text = readFileSync(file, 'utf8');
    if (!MODULE.test(text)) continue;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && READERS.has(node.text) && !isImport(node)) checkRead(node, declared);
      if (ts.isIdentifier(node) && node.text === COUNTER && !isImport(node)) checkExposure(node, declared);
      if (!isShell && ts.isImportSpecifier(node) && UNCHECKED.has((node.propertyName ?? node.name).text)) refuseImport(node);
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
  const { fileName, line } = placeOf(node);
  const advice = 'Read flags with useFlag or $flag, and count what a model shows with exposureOf.';
  throw new RemoteSourceError(fileName, `Line ${line} imports ${node.getText()}.`, advice);
}

function placeOf(node: ts.Node): { readonly fileName: string; readonly line: number } {
  const source = node.getSourceFile();
  return { fileName: source.fileName, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 };
}

function argumentsOf(callee: ts.Identifier): readonly ts.Expression[] {
  return ts.isCallExpression(callee.parent) && callee.parent.expression === callee ? callee.parent.arguments : [];
}

function checkExposure(counter: ts.Identifier, declared: FlagTypes): void {
  const [name] = argumentsOf(counter);
  if (name && ts.isStringLiteral(name) && Object.hasOwn(declared, name.text)) return;
  const { fileName, line } = placeOf(counter);
  const problem = `Line ${line} counts a flag that the manifest does not declare.`;
  throw new RemoteSourceError(fileName, problem, `Write ${COUNTER}('name') with the name of a flag that the remote reads.`);
}

function checkRead(reader: ts.Identifier, declared: FlagTypes): void {
  const { fileName, line } = placeOf(reader);
  const [name, fallback] = argumentsOf(reader);
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
