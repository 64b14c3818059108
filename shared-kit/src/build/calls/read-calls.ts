import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ApiCall, ApiCalls } from '../../contracts/calls.ts';
import { createTypeProgram } from '../program.ts';
import { sourcesIn } from '../sources.ts';
import { shapeOfContract } from './contract-shape.ts';
import { readRequest } from './request-facts.ts';

/** Functions of the kit by which the API is called, with the property that words the request. */
const REQUEST_OF = ['request', 'call'] as const;

/** Which calls the sources in `folder` make and what they read of answers, by the compiler's types (1 to 2 s). */
export function readCalls(folder: string): ApiCalls {
  const files = sourcesIn(folder).filter((file) => file.endsWith('.ts') && readFileSync(file, 'utf8').includes('contract'));
  const program = createTypeProgram(files);
  const checker = program.getTypeChecker();
  const calls: ApiCall[] = [];
  const unread = new Set<string>();

  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) readLiteral(node);
    ts.forEachChild(node, visit);
  };
  const readLiteral = (literal: ts.ObjectLiteralExpression): void => {
    const contract = propertyOf(literal, 'contract');
    const request = REQUEST_OF.map((name) => propertyOf(literal, name)).find((value) => value !== null) ?? null;
    if (!contract || !request) return;
    const facts = readRequest(checker, request);
    if (facts === null) return;
    const name = nameOf(literal);
    if (facts.length === 0) unread.add(name);
    for (const fact of facts) calls.push({ name, ...fact, answer: shapeOfContract(checker, contract) });
  };

  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source) visit(source);
  }
  return { calls: calls.sort(byAddress), ...(unread.size > 0 ? { unread: [...unread].sort() } : {}) };
}

const byAddress = (one: ApiCall, other: ApiCall): number =>
  `${one.path} ${one.method} ${one.name}` < `${other.path} ${other.method} ${other.name}` ? -1 : 1;

function propertyOf(literal: ts.ObjectLiteralExpression, name: string): ts.Expression | null {
  for (const property of literal.properties) {
    if (property.name?.getText() !== name) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return null;
}

/** What the call is named by; where that is put together, the file that makes it. */
function nameOf(literal: ts.ObjectLiteralExpression): string {
  const name = propertyOf(literal, 'name');
  if (name && ts.isStringLiteralLike(name)) return name.text;
  if (name && ts.isTemplateExpression(name)) return name.head.text + name.templateSpans.map((span) => `:${span.literal.text}`).join('');
  return path.basename(literal.getSourceFile().fileName);
}
