import postcss, { type Rule } from 'postcss';
import { isForScreen, isScoped, parseSelector } from '../gate/styles/index.ts';

/** What a template's style sheet selects to style its own document. */
const DOCUMENT = /^(?:html|body|:root)$/i;

/** Limits global rules of a sheet to the remote's markup. An unreadable sheet stays as it is; the gate names it. */
export function scopeStyles(remote: string, path: string, content: Buffer): Buffer {
  if (!path.endsWith('.css')) return content;
  const boundary = `:where([data-boundary="${remote}"])`;
  try {
    const sheet = postcss.parse(content.toString('utf8'));
    sheet.walkRules((rule) => {
      if (isForScreen(rule) && !isNested(rule)) rule.selectors = rule.selectors.map((selector) => scoped(selector, remote, boundary));
    });
    return Buffer.from(sheet.toString());
  } catch {
    return content;
  }
}

function isNested({ parent }: Rule): boolean {
  return parent?.type === 'rule' || (parent?.type === 'atrule' && isNested(parent as unknown as Rule));
}

function scoped(selector: string, remote: string, boundary: string): string {
  if (isScoped(parseSelector(selector), remote)) return selector;
  const nodes = parseSelector(selector)[0]?.nodes ?? [];
  const root = nodes.findLastIndex(({ type, value }) => (type === 'tag' || type === 'pseudo') && DOCUMENT.test(`${value}`));
  return root < 0 ? `${boundary} ${selector.trim()}` : `${boundary}${nodes.slice(root + 1).join('')}`;
}
