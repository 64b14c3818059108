import { escapeHtml, scriptJson, voidElement } from '@vitrava/server-kit/html';
import { LOCALES, type LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { PageAnalytics } from '@vitrava/shared-kit/contracts/page';
import { SHOP_TEXT } from '@vitrava/shared-kit/contracts/shop';
import { variantOf } from '../../../main-area/index.ts';
import type { RenderedFrame } from '../../render/index.ts';
import { joinUtf8, type TextPiece, utf8Of } from '../../utf8/index.ts';
import { serverWords } from '../../words/index.ts';
import {
  documentState,
  type PageResources,
  preloadImage,
  remoteStyleLinks,
  splitHoisted,
  withoutRepeats,
  writeHead,
} from '../document/index.ts';
import { previewRibbon } from '../preview/index.ts';
import type { ComposedMarkup } from './compose-fragments.ts';
import type { ComposedPage } from './compose-page.ts';
import { toolCounts } from './guest-cart.ts';
import { backendValues, type RequestedPage, shellValues } from './requested-page.ts';

const SHOP_ATTRIBUTE = SHOP_TEXT === null ? '' : ` data-shop="${escapeHtml(SHOP_TEXT)}"`;

export interface DocumentParts {
  readonly requested: RequestedPage;
  readonly page: ComposedPage;
  readonly frame: RenderedFrame;
  /** Links that React has put before the header and the content. */
  readonly preloads: readonly string[];
  readonly header: ComposedMarkup;
  /** The owner's HTML, or its replacement. */
  readonly content: ComposedMarkup;
  readonly resources: PageResources;
  /** The owner's markup stays as it is, without its state: the browser does not hydrate it. */
  readonly isStanding: boolean;
  readonly origin: string;
  readonly analytics: PageAnalytics | null;
}

/**
 * The document in pieces. Parts of the first screen come first: style sheets and the main picture. The import map is
 * before anything that loads a module; the program is after the content, which the first packets of a slow network are
 * for. Everything that it depends on beside rendered parts is in `wholePageKey`, or never changes.
 */
export function writeDocument(parts: DocumentParts): TextPiece[] {
  const { requested, page, frame, preloads, header, content, resources, isStanding, origin } = parts;
  const { locale, path, search, owned, isFirstVisit, hasTypeface, preview } = requested;
  const { owner, head, status } = page;
  const footer = splitHoisted(frame.footer);
  const images = withoutRepeats([...(head.image ? [preloadImage(head.image)] : []), ...preloads, ...footer.preloads]);
  const variant = variantOf(owned?.route.meta.role === 'product', search, owned?.route.meta.checkLayout === true);
  return [
    `<!doctype html><html lang="${LOCALES[locale].iso}"${isFirstVisit ? ' data-greeting' : ''}${hasTypeface ? ' data-typeface' : ''}${SHOP_ATTRIBUTE}>`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    resources.styles,
    fragmentStyles(parts),
    hasTypeface ? resources.typeface : '',
    images.join(''),
    writeHead({ head, locale, path, status, origin }),
    voidElement('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    resources.importMap,
    resources.scripts,
    `</head><body data-layout="lazy" data-variant="${variant}">`,
    preview ? previewRibbon(preview, locale) : '',
    '<div id="shell-header" data-boundary="shell">',
    ...header.html,
    '</div><div id="shell-trail" data-boundary="shell">',
    frame.trail ?? '',
    '</div><main id="main" tabindex="-1">',
    oldBrowserNotice(locale),
    container(owner, isStanding),
    ...content.html,
    '</div></main><div id="shell-footer" data-boundary="shell">',
    footer.html,
    '</div><div id="shell-overlays"></div>',
    frame.greeting ?? '',
    resources.program,
    '<script type="application/json" id="vitrava-page">',
    ...stateOf(parts),
    '</script></body></html>',
  ];
}

/** The state, safe inside `<script>`. */
function stateOf({ requested, page, frame, header, content, resources, isStanding, analytics }: DocumentParts): TextPiece[] {
  const { composition, locale, trial, flags, preview } = requested;
  const { owner, status, rendering } = page;
  const shell = scriptJson({
    ...backendValues(requested),
    ...shellValues(requested, owner),
    'shell/$trail': page.trail,
    ...toolCounts(requested),
    ...(Object.keys(flags).length > 0 && { 'shell/$flags': flags }),
  });
  const fragments = joinUtf8(['{"shell/$fragmentData":', ...fragmentsJson({ ...header.data, ...content.data }), '}']);
  return documentState({
    composition,
    locale,
    status,
    owner,
    rendering,
    ...(analytics && !preview && { analytics }),
    ...(trial && { trial }),
    ...(resources.takesOverrides && { takesOverrides: true }),
    values: [frame.state, ...(isStanding ? [] : [page.values]), utf8Of(shell), fragments],
  });
}

/** The sheets of fragments that the resources of the page's route do not name. */
function fragmentStyles({ requested, header, content, resources }: DocumentParts): string {
  const addresses = new Set([...header.styles, ...content.styles]);
  const others = [...addresses].filter((address) => !resources.styles.includes(`"${address}"`));
  return remoteStyleLinks(others, requested.composition.integrity);
}

/** What fragments have loaded, as a JSON object that is safe inside `<script>`. */
export function fragmentsJson(data: ComposedMarkup['data']): TextPiece[] {
  const entries = Object.entries(data).flatMap(([what, state], index) => [`${index === 0 ? '' : ','}${scriptJson(what)}:`, state]);
  return ['{', ...entries, '}'];
}

/** Only browsers below the floor show it: the style sheet hides it in a way that they do not understand (`layout/old-browser.css`). */
function oldBrowserNotice(locale: LocaleCode): string {
  return `<p class="old-browser" data-nosnippet>${serverWords(locale)('oldBrowser')}</p>`;
}

/** The start of the element that single-spa mounts the owner in; without an owner, of the shell's element. */
function container(owner: string | null, isStanding: boolean): string {
  if (owner === null) return `<div id="shell-error" data-boundary="shell">`;
  const hydration = isStanding ? ' data-hydration="islands"' : '';
  return `<div id="single-spa-application:${owner}" data-boundary="${owner}"${hydration}>`;
}
