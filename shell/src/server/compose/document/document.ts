import { escapeHtml, voidElement } from '@vitrava/server-kit/html';
import { LOCALES, type LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { type HeadOf, headWords } from '../../../head/index.ts';
import type { MainVariant } from '../../../main-area/index.ts';
import type { RenderedFrame } from '../../render/index.ts';
import type { TextPiece, Utf8 } from '../../utf8/index.ts';
import { preloadImage, writeHead } from './head.ts';
import { splitHoisted, withoutRepeats } from './hoisted.ts';
import type { PageResources } from './resources.ts';

/** The parts of a document. `content` is the owner's HTML, or its replacement. */
export interface DocumentParts extends HeadOf {
  readonly locale: LocaleCode;
  readonly resources: PageResources;
  readonly frame: RenderedFrame;
  readonly owner: string | null;
  /** The owner's markup stays as it is: the browser does not hydrate it. */
  readonly isStanding: boolean;
  /** The page greets its visitor. */
  readonly isFirstVisit: boolean;
  /** The browser has the files of the brand typeface, which is in use from the start then. */
  readonly hasTypeface: boolean;
  readonly variant: MainVariant;
  readonly content: Utf8;
  /** HTML above the page: fragments for places of the frame that this shell does not have. */
  readonly unplaced?: readonly Utf8[];
  /** The state, safe inside `<script>`. */
  readonly state: readonly TextPiece[];
  /** HTML above everything, for the holder of a link; empty for everyone else. */
  readonly ribbon?: string;
}

/**
 * The document in pieces. Parts of the first screen come first: style sheets and the main picture. The import map is
 * before anything that loads a module; the program is after the content, which the first packets of a slow network are
 * for.
 */
export function writeDocument(parts: DocumentParts): TextPiece[] {
  const { locale, resources, frame, owner, isStanding, isFirstVisit, hasTypeface, variant, head, state } = parts;
  const header = splitHoisted(frame.header);
  const footer = splitHoisted(frame.footer);
  const content = splitHoisted(parts.content);
  const images = withoutRepeats([
    ...(head.image ? [preloadImage(head.image)] : []),
    ...content.preloads,
    ...header.preloads,
    ...footer.preloads,
  ]);
  return [
    `<!doctype html><html lang="${LOCALES[locale].iso}"${isFirstVisit ? ' data-greeting' : ''}${hasTypeface ? ' data-typeface' : ''}>`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    resources.styles,
    hasTypeface ? resources.typeface : '',
    images.join(''),
    writeHead(parts),
    voidElement('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    resources.importMap,
    resources.scripts,
    `</head><body data-layout="lazy" data-variant="${variant}">`,
    parts.ribbon ?? '',
    '<div id="shell-header" data-boundary="shell">',
    header.html,
    '</div><div id="shell-trail" data-boundary="shell">',
    frame.trail ?? '',
    '</div><main id="main" tabindex="-1">',
    oldBrowserNotice(locale),
    ...(parts.unplaced ?? []),
    container(owner, isStanding),
    content.html,
    '</div></main><div id="shell-footer" data-boundary="shell">',
    footer.html,
    '</div><div id="shell-overlays"></div>',
    frame.greeting ?? '',
    resources.program,
    '<script type="application/json" id="vitrava-page">',
    ...state,
    '</script></body></html>',
  ];
}

/** Only browsers below the floor show it: the style sheet hides it in a way that they do not understand (`layout/old-browser.css`). */
function oldBrowserNotice(locale: LocaleCode): string {
  return `<p class="old-browser" data-nosnippet>${escapeHtml(headWords(locale).oldBrowser)}</p>`;
}

/**
 * The start of the element that single-spa mounts the owner in; a page without an owner is in an element of the shell.
 */
function container(owner: string | null, isStanding: boolean): string {
  if (owner === null) return `<div id="shell-error" data-boundary="shell">`;
  const hydration = isStanding ? ' data-hydration="islands"' : '';
  return `<div id="single-spa-application:${owner}" data-boundary="${owner}"${hydration}>`;
}
