import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { RemoteLinks } from '../../contracts/manifest.ts';
import { sourcesIn } from '../sources.ts';

/** A path of the shop as sources write it, with `:` in the place of what is filled in; calls of the API and files are none. */
const PAGE = /^\/(?:(?!api\/)[a-z][a-z0-9-]*(?:\/(?:[a-z][a-z0-9-]*|:))*)?$/;

/** The pages and popups that the sources in `folder` link to: texts that are paths, requested popups, `data-popup`. */
export function readLinks(folder: string): RemoteLinks {
  const pages = new Set<string>();
  const popups = new Set<string>();
  const visit = (node: ts.Node): void => {
    const page = pageIn(node);
    if (page !== null) pages.add(page);
    const popup = popupIn(node);
    if (popup !== null) popups.add(popup);
    if (!ts.isImportDeclaration(node) && !ts.isTypeNode(node)) ts.forEachChild(node, visit);
  };
  for (const file of sourcesIn(folder)) visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true));
  return { pages: [...pages].sort(), popups: [...popups].sort() };
}

function pageIn(node: ts.Node): string | null {
  const text = pathText(node);
  const bare = text?.replace(/[?#].*$/, '') ?? '';
  return PAGE.test(bare) ? bare : null;
}

function pathText(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `:${literal.text}`).join('');
}

function popupIn(node: ts.Node): string | null {
  if (ts.isJsxAttribute(node) && node.name.getText() === 'data-popup') {
    return node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : null;
  }
  if (!ts.isObjectLiteralExpression(node)) return null;
  const [owner, name] = ['owner', 'name'].map((key) => textOf(node, key));
  return owner && name && /^(?:shell|mfe-[a-z0-9-]+)$/.test(owner) ? `${owner}/${name}` : null;
}

function textOf(node: ts.ObjectLiteralExpression, key: string): string | null {
  const property = node.properties.find((one) => one.name?.getText() === key);
  return property && ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer) ? property.initializer.text : null;
}
