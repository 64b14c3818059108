import postcss from 'postcss';
import parser, { type Node, type Selector } from 'postcss-selector-parser';
import type { DistFile } from '../../build/index.ts';
import { type Refusal, refuse } from '../../refusals/index.ts';
import { SHELL } from '../live-releases.ts';
import { isForScreen, isHidden, resolveNesting } from './rules.ts';

type ParsedSelector = Selector;

const PAGE_TAGS = new Set(['html', 'body', 'main']);
/** The element of the frame that contains the page. */
const MAIN_ID = 'main';
/** Attributes by which Vue and Angular limit a selector to a component. */
const COMPONENT_ATTRIBUTE = /^(?:data-v-|_ng)/;

/** The parts of a selector. Throws for one that is not valid. */
function parseSelector(selector: string): readonly ParsedSelector[] {
  return parser().astSync(selector).nodes;
}

/** Whether a selector can select the document, its body or the element that contains the page, whatever its conditions are. */
function reachesPage(selectors: readonly ParsedSelector[]): boolean {
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
function isScoped(selectors: readonly ParsedSelector[], remote: string): boolean {
  const isOwn = (node: Node): boolean =>
    node.type === 'class' ||
    (node.type === 'attribute' && COMPONENT_ATTRIBUTE.test(node.attribute)) ||
    (node.type === 'attribute' && node.attribute === 'data-boundary' && node.value === remote) ||
    (node.type === 'pseudo' && node.value !== ':not' && node.nodes.length > 0 && node.nodes.every(({ nodes }) => nodes.some(isOwn)));
  return selectors.every(({ nodes }) => nodes.some(isOwn));
}

const isAlternative = (pseudo: string): boolean => pseudo === ':is' || pseudo === ':where';

/** A selector of a style sheet, as it is written and with the rules around it. */
interface SheetSelector {
  readonly file: string;
  readonly text: string;
  readonly parsed: readonly ParsedSelector[];
  readonly isHiding: boolean;
}

/**
 * Whether the style sheets of a build leave the page visible and the rest of the shop alone. The sheets are read, not
 * applied, because no browser is needed on the machine that releases. The shell's sheets are for the whole page, and
 * only theirs may be.
 */
export function checkStyles(remote: string, files: readonly DistFile[]): Refusal[] {
  const read = files.filter(({ path }) => /^browser\/.*\.css$/.test(path)).map(readSheet);
  const broken = read.flatMap((sheet) => ('refusal' in sheet ? [sheet.refusal] : []));
  const selectors = read.flatMap((sheet) => ('selectors' in sheet ? sheet.selectors : []));
  const found = (isFound: (selector: SheetSelector) => boolean) => [
    ...new Set(selectors.filter(isFound).map(({ text, file }) => `${text} (${file})`)),
  ];
  const hiding = found(({ parsed, isHiding }) => isHiding && reachesPage(parsed));
  const hidden = hiding.length > 0 ? [refuse('style-hides-page', { selectors: hiding })] : [];
  if (remote === SHELL) return [...broken, ...hidden];
  const global = found(({ parsed }) => !isScoped(parsed, remote));
  return [...broken, ...hidden, ...(global.length > 0 ? [refuse('style-global', { selectors: global })] : [])];
}

function readSheet({ path: file, content }: DistFile): { readonly selectors: readonly SheetSelector[] } | { readonly refusal: Refusal } {
  try {
    const selectors: SheetSelector[] = [];
    postcss.parse(content.toString('utf8')).walkRules((rule) => {
      if (!isForScreen(rule)) return;
      const isHiding = isHidden(rule);
      for (const text of rule.selectors) selectors.push({ file, text, parsed: parseSelector(resolveNesting(text, rule)), isHiding });
    });
    return { selectors };
  } catch (error) {
    return { refusal: refuse('style-broken', { file, reason: error instanceof Error ? error.message : String(error) }) };
  }
}
