import { createHash } from 'node:crypto';
import { escapeHtml, voidElement } from '@vitrava/server-kit/html';
import { LOCALES, type LocaleCode, localizePath } from '@vitrava/shared-kit/contracts/locale';
import { brandIn } from '../../../brand/index.ts';
import { serverWords } from '../../words/index.ts';

const STYLE = [
  ':root{color-scheme:light}*{box-sizing:border-box}',
  'body{margin:0;min-block-size:100vh;display:grid;place-items:center;padding:24px;background:#f8f5ee;color:#1f2a22;font:18px/1.55 "Golos Text",system-ui,sans-serif}',
  'main{max-inline-size:34rem}p{margin:0 0 1.5rem}',
  'h1{margin:0 0 .75rem;color:#2c5e3d;font-size:clamp(1.6rem,5vw,2.4rem);line-height:1.2;overflow-wrap:anywhere}',
  '.shop{margin:0 0 2rem;color:#2c5e3d;font-weight:700;letter-spacing:.02em}',
  'form{margin:0 0 1rem}button{border:0;font:inherit;cursor:pointer}',
  'a,button{display:inline-block;padding:12px 24px;border-radius:12px;background:#2c5e3d;color:#fff;text-decoration:none;font-weight:600}',
  'a:focus-visible,button:focus-visible{outline:3px solid #f15f18;outline-offset:3px}',
].join('');

/** Policy of the static page: its one style sheet is in it and is allowed by its hash. */
export const STATIC_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

export interface StaticPageWords {
  readonly title: string;
  readonly text?: string;
  /** HTML of a form above the way back. */
  readonly form?: string;
}

/** The versions that a page was to be made of, for readers of its source; `vitrava replay` takes it. */
function compositionMeta(id: string | null): string {
  return id === null ? '' : voidElement('meta', { name: 'composition', content: id });
}

/** The last resort, when not even the frame can be rendered: needs nothing but itself. `words` replace the usual ones, which offer another try: of `retryPath`, or of its own address. */
export function staticPage(
  locale: LocaleCode,
  retryPath: string | null,
  words?: StaticPageWords,
  composition: string | null = null,
): string {
  const t = serverWords(locale);
  const { title, text, form } = words ?? { title: t('failed.title'), text: t('failed.text'), form: undefined };
  const [to, label] = words
    ? [localizePath('/', locale), t('toStart')]
    : [retryPath === null ? '' : localizePath(retryPath, locale), t('failed.retry')];
  return [
    `<!doctype html><html lang="${LOCALES[locale].iso}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="robots" content="noindex">${compositionMeta(composition)}<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>`,
    `<body><main><p class="shop">${escapeHtml(brandIn(locale).name)}</p><h1>${escapeHtml(title)}</h1>${text === undefined ? '' : `<p>${escapeHtml(text)}</p>`}${form ?? ''}`,
    `<a href="${escapeHtml(to)}">${label}</a></main></body></html>`,
  ].join('');
}
