import postcss, { type AtRule, type Rule } from 'postcss';
import type { DistFile } from '../../build/index.ts';
import { type Refusal, refuse } from '../../refusals/index.ts';
import { SHELL } from '../live-releases.ts';
import orderDependent from './order-dependent.json' with { type: 'json' };
import { isHidden, isScoped, reachesPage } from './selectors.ts';

const ORDER_DEPENDENT = orderDependent.map((source) => new RegExp(source));

/** A selector of a style sheet with the rule that it belongs to. */
interface Selector {
  readonly file: string;
  readonly selector: string;
  readonly rule: Rule;
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
  const found = (isFound: (selector: Selector) => boolean) => [
    ...new Set(selectors.filter(isFound).map(({ selector, file }) => `${selector} (${file})`)),
  ];
  const hiding = found(({ selector, rule }) => reachesPage(selector) && isHidden(rule));
  const hidden = hiding.length > 0 ? [refuse('style-hides-page', { selectors: hiding })] : [];
  if (remote === SHELL) return [...broken, ...hidden];
  const global = found(({ selector }) => !isScoped(selector, remote));
  const inOrder = found(({ selector }) => ORDER_DEPENDENT.some((pattern) => pattern.test(selector)));
  return [
    ...broken,
    ...hidden,
    ...(global.length > 0 ? [refuse('style-global', { selectors: global })] : []),
    ...(inOrder.length > 0 ? [refuse('style-order', { selectors: inOrder })] : []),
  ];
}

function readSheet({ path: file, content }: DistFile): { readonly selectors: readonly Selector[] } | { readonly refusal: Refusal } {
  try {
    const selectors: Selector[] = [];
    postcss.parse(content.toString('utf8')).walkRules((rule) => {
      if (isForScreen(rule)) selectors.push(...rule.selectors.map((selector) => ({ file, selector, rule })));
    });
    return { selectors };
  } catch (error) {
    return { refusal: refuse('style-broken', { file, reason: error instanceof Error ? error.message : String(error) }) };
  }
}

/** Steps of keyframes, nested rules and sheets for printers do not select by themselves what a screen shows. */
function isForScreen({ parent }: Rule): boolean {
  if (parent?.type !== 'atrule') return parent?.type !== 'rule';
  const { name, params } = parent as AtRule;
  return !/keyframes$/i.test(name) && !/^print\b/i.test(params);
}
