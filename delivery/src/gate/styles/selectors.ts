import parser, { type Node, type Selector } from 'postcss-selector-parser';

export type ParsedSelector = Selector;

const PAGE_TAGS = new Set(['html', 'body', 'main']);
/** The element of the frame that contains the page. */
const MAIN_ID = 'main';
/** Attributes by which Vue and Angular limit a selector to a component. */
const COMPONENT_ATTRIBUTE = /^(?:data-v-|_ng)/;

/** The parts of a selector. Throws for one that is not valid. */
export function parseSelector(selector: string): readonly ParsedSelector[] {
  return parser().astSync(selector).nodes;
}

/** Whether a selector can select the document, its body or the element that contains the page, whatever its conditions are. */
export function reachesPage(selectors: readonly ParsedSelector[]): boolean {
  return selectors.some(({ nodes }) => selectsPage(nodes));
}

function selectsPage(nodes: readonly Node[]): boolean {
  const combinator = nodes.findLastIndex(({ type }) => type === 'combinator');
  const subject = nodes.slice(combinator + 1);
  if (subject.some((node) => parser.isPseudoElement(node))) return false;
  // Everything inside the page is the page as well.
  if (subject.length === 1 && subject[0]?.type === 'universal') return combinator < 0 || selectsPage(nodes.slice(0, combinator));
  return subject.some(
    (node) =>
      (node.type === 'tag' && PAGE_TAGS.has(node.value.toLowerCase())) ||
      (node.type === 'id' && node.value === MAIN_ID) ||
      (node.type === 'pseudo' && (node.value === ':root' || (isAlternative(node.value) && reachesPage(node.nodes)))),
  );
}

/** Whether a selector is limited to markup of the remote: by a class, its framework, or the boundary that names the remote. */
export function isScoped(selectors: readonly ParsedSelector[], remote: string): boolean {
  const isOwn = (node: Node): boolean =>
    node.type === 'class' ||
    (node.type === 'attribute' && COMPONENT_ATTRIBUTE.test(node.attribute)) ||
    (node.type === 'attribute' && node.attribute === 'data-boundary' && node.value === remote) ||
    (node.type === 'pseudo' && node.value !== ':not' && node.nodes.length > 0 && node.nodes.every(({ nodes }) => nodes.some(isOwn)));
  return selectors.every(({ nodes }) => nodes.some(isOwn));
}

const isAlternative = (pseudo: string): boolean => pseudo === ':is' || pseudo === ':where';
