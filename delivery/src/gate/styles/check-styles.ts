import postcss from 'postcss';
import type { DistFile } from '../../build/index.ts';
import { type Refusal, refuse } from '../../refusals/index.ts';
import { SHELL } from '../live-releases.ts';
import { isForScreen, isHidden, resolveNesting } from './rules.ts';
import { isScoped, type ParsedSelector, parseSelector, reachesPage } from './selectors.ts';

/** A selector of a style sheet, as it is written and with the rules around it. */
interface SheetSelector {
  readonly file: string;
  readonly text: string;
  readonly parsed: readonly ParsedSelector[];
  readonly isHiding: boolean;
}

/** Whether the sheets leave the page visible; they are read, not applied. Only the shell's may style the whole page. */
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
