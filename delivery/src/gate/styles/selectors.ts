import type { Rule } from 'postcss';
import parser, { type Node, type Selector } from 'postcss-selector-parser';

const HIDING: Readonly<Record<string, RegExp>> = {
  display: /^none\b/,
  visibility: /^(?:hidden|collapse)\b/,
  opacity: /^0*\.?0+%?$/,
  'content-visibility': /^hidden\b/,
};
const PAGE_TAGS = new Set(['html', 'body', 'main']);
/** The element of the frame that contains the page. */
const MAIN_ID = 'main';

/** Whether the declarations of a rule hide what it selects. */
export function isHidden(rule: Rule): boolean {
  return rule.nodes.some((node) => node.type === 'decl' && HIDING[node.prop.toLowerCase()]?.test(node.value.trim().toLowerCase()) === true);
}

/** Whether a selector can select the document, its body or the element that contains the page, whatever its conditions are. */
export function reachesPage(selector: string): boolean {
  return parsed(selector).some(selectsPage);
}

function selectsPage({ nodes }: Selector): boolean {
  const subject = nodes.slice(nodes.findLastIndex(({ type }) => type === 'combinator') + 1);
  return subject.some(
    (node) =>
      (node.type === 'tag' && PAGE_TAGS.has(node.value.toLowerCase())) ||
      (node.type === 'id' && node.value === MAIN_ID) ||
      (node.type === 'universal' && nodes.length === 1) ||
      (node.type === 'pseudo' && (node.value === ':root' || (isAlternative(node.value) && node.nodes.some(selectsPage)))),
  );
}

/** Whether a selector is limited to markup of the remote: by a class, or by the boundary that names the remote. */
export function isScoped(selector: string, remote: string): boolean {
  const isOwn = (node: Node): boolean =>
    node.type === 'class' ||
    (node.type === 'attribute' && node.attribute === 'data-boundary' && node.value === remote) ||
    (node.type === 'pseudo' && node.value !== ':not' && node.nodes.length > 0 && node.nodes.every(({ nodes }) => nodes.some(isOwn)));
  return parsed(selector).every(({ nodes }) => nodes.some(isOwn));
}

const isAlternative = (pseudo: string): boolean => pseudo === ':is' || pseudo === ':where';

function parsed(selector: string): Selector[] {
  return parser().astSync(selector).nodes;
}
