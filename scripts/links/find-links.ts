import { type NodePath, parseSync, traverse, type types } from '@babel/core';

/** An address of the shop's own that stands in a source file as a literal. */
export interface FoundLink {
  readonly line: number;
  /** Without search and hash; `*` stands for what the code fills in. */
  readonly path: string;
}

const ADDRESS = /^\/(?![/*])/;
const TARGETS = new Set(['to', 'href', 'action']);
const CALLS = new Set(['navigate', 'localizePath']);

/**
 * The paths that stand in a file as literals. `all` takes every string that begins with a slash, as in a remote, where nothing else does;
 * `targets` those of `to`, `href` and `action` and of what navigates, as in the shell, which also serves addresses and takes them apart.
 */
export function findLinks(code: string, file: string, which: 'all' | 'targets'): FoundLink[] {
  const plugins = file.endsWith('x') ? (['typescript', 'jsx'] as const) : (['typescript'] as const);
  const tree = parseSync(code, { configFile: false, babelrc: false, filename: file, parserOpts: { plugins: [...plugins] } });
  if (tree === null) return [];
  const found: FoundLink[] = [];
  const add = (at: NodePath, text: string) => {
    if (!ADDRESS.test(text) || (which === 'targets' && !isTarget(at))) return;
    found.push({ line: at.node.loc?.start.line ?? 0, path: text.replace(/[?#].*$/s, '') });
  };
  traverse(tree, {
    StringLiteral: (at) => add(at, at.node.value),
    TemplateLiteral: (at) => add(at, at.node.quasis.map(({ value }) => value.cooked ?? '').join('*')),
  });
  return found;
}

/** Addresses in a text of a locale file: a value that is one, and the targets of links within prose. */
export function findLinksInText(text: string): string[] {
  const inProse = [...text.matchAll(/(?:\]\(|href=["'])(\/[^)"'#?\s]*)/g)].map(([, path = '']) => path);
  return /^\/[\w-]/.test(text) ? [text.replace(/[?#].*$/s, ''), ...inProse] : inProse;
}

function isTarget(at: NodePath): boolean {
  const place = at.findParent(({ node }) => !isTransparent(node));
  if (place?.isJSXAttribute()) return typeof place.node.name.name === 'string' && TARGETS.has(place.node.name.name);
  if (place?.isObjectProperty()) return place.node.key.type === 'Identifier' && TARGETS.has(place.node.key.name);
  if (!place?.isCallExpression()) return false;
  const { callee } = place.node;
  return callee.type === 'Identifier' && CALLS.has(callee.name);
}

/** What a value passes through on its way to where it is used. */
function isTransparent({ type }: types.Node): boolean {
  return /^(JSXExpressionContainer|ConditionalExpression|LogicalExpression|TSAsExpression|TSSatisfiesExpression)$/.test(type);
}
