import { readFileSync } from 'node:fs';
import ts from 'typescript';

export interface Claim {
  readonly id: string;
  readonly file: string;
  readonly title: string;
}

const runners = new Set(['it', 'test', 'describe']);
const bracketed = /\[([A-Z]\d+(?:,\s*[A-Z]\d+)*)\]/g;

/** The items that the titles of a test file claim to prove. */
export function claimsOf(file: string, source: string = readFileSync(file, 'utf8')): Claim[] {
  const claims: Claim[] = [];
  const visit = (node: ts.Node): void => {
    const title = ts.isCallExpression(node) && isRunner(node.expression) ? titleOf(node) : null;
    if (title !== null) {
      claims.push(...idsIn(title).map((id) => ({ id, file, title })));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS));
  return claims;
}

/** `it(…)`, `test.describe(…)`, `it.each(…)(…)`. */
function isRunner(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) {
    return runners.has(callee.text);
  }
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) {
    return isRunner(callee.expression);
  }
  return ts.isTaggedTemplateExpression(callee) && isRunner(callee.tag);
}

function titleOf(call: ts.CallExpression): string | null {
  const first = call.arguments[0];
  if (first === undefined) {
    return null;
  }
  if (ts.isStringLiteralLike(first)) {
    return first.text;
  }
  return ts.isTemplateExpression(first) ? first.head.text : null;
}

function idsIn(title: string): string[] {
  return [...title.matchAll(bracketed)].flatMap((match) => (match[1] ?? '').split(',').map((id) => id.trim()));
}
