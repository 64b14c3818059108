import { createHash } from 'node:crypto';
import { voidElement } from '@vitrava/server-kit/html';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { PROGRAM_TEMPLATE_ID } from '@vitrava/shared-kit/contracts/page';
import { VIDEO_ORIGINS } from '@vitrava/shared-kit/internal/video';
import { bytesOfTexts, CACHE_BYTES, createByteCache } from '../../cache/index.ts';
import type { LiveComposition } from '../compositions/index.ts';
import type { OwnedRoute } from '../routing/index.ts';
import { isOfPage, remoteStyleLinks } from './remote-styles.ts';

/** The files that a page loads, as HTML, as `Link` values for early hints, and as the policy that allows them. */
export interface PageResources {
  readonly importMap: string;
  /** The style sheets of the shell, of the theme and of the page's remotes. */
  readonly styles: string;
  /** Preloads of the brand typeface, which a browser that has it lays the first screen out with. */
  readonly typeface: string;
  /** What runs with the document: the starter, or the program itself where a shell has no starter. */
  readonly scripts: string;
  /** The program, inert: the shell's scripts and preloads of all that the page needs next. The starter loads it when the first screen is painted. */
  readonly program: string;
  /** What may come before the first paint. */
  readonly hints: readonly string[];
  readonly policy: string;
  /** The page is a developer's own. */
  readonly takesOverrides: boolean;
}

export interface ResourceSettings {
  readonly themeStamp: string;
  readonly foreign: ForeignOrigins;
  /** The owner's markup stays as it is: its scripts are loaded when a navigation needs them. */
  readonly isStanding: boolean;
}

/** Whom pages may talk to beside the shop itself. */
export interface ForeignOrigins {
  readonly widget: string | null;
  /** Hosts of pictures. */
  readonly images: readonly string[];
  readonly analytics: string | null;
  /** Remotes from a developer's own machine may take the place of the shop's. */
  readonly developer: boolean;
}

/** A developer's own machine. */
const LOCAL_ORIGINS = ['http://localhost:*', 'https://localhost:*', 'http://127.0.0.1:*'];

const cache = createByteCache<PageResources>(CACHE_BYTES.resources, ({ hints, takesOverrides: _, ...texts }) =>
  bytesOfTexts([...hints, ...Object.values(texts)]),
);

/** Resources of the pages of a route; the same for every such page of a composition, so they are written once. */
export function resourcesOf(
  composition: LiveComposition,
  owned: OwnedRoute | null,
  locale: LocaleCode,
  settings: ResourceSettings,
): PageResources {
  const key = [
    composition.id,
    composition.named?.join(' ') ?? '',
    owned?.owner ?? '',
    owned?.route.name ?? '',
    locale,
    JSON.stringify(settings),
  ].join('\n');
  const known = cache.get(key);
  if (known) return known;
  const made = describe(composition, owned, locale, settings);
  cache.set(key, made);
  return made;
}

function describe(
  composition: LiveComposition,
  owned: OwnedRoute | null,
  locale: LocaleCode,
  { themeStamp, foreign, isStanding }: ResourceSettings,
): PageResources {
  const { shellEntry, integrity } = composition;
  const files = owned === null ? { js: [], css: [] } : composition.filesFor(owned.owner, owned.route.name, locale);
  // The theme comes after the shell's styles, whose default tokens it replaces.
  const shellStyles = unique([...shellEntry.css, `/theme/${themeStamp}.css`]);
  const { header } = composition.map.slots;
  const remoteStyles = unique([...((header && composition.fragment(header.owner, header.name)?.styles) ?? []), ...files.css]);
  const ofPages = owned === null || isStanding ? [] : [...composition.shellParts(owned.route), ...files.js];
  const preloads = unique([...composition.shellWords(locale), ...ofPages]).filter((address) => !shellEntry.js.includes(address));
  const maps = composition.importMapsFor(isStanding ? null : (owned?.owner ?? null));
  const { starter } = shellEntry;
  const program = [
    ...shellEntry.js.map((src) => moduleScript({ src, integrity: integrity[src] })),
    ...preloads.map((href) => voidElement('link', { rel: 'modulepreload', href, integrity: integrity[href] })),
  ].join('');
  return {
    importMap: `<script type="importmap">${maps.own}</script>`,
    styles: [
      ...shellStyles.map((href) => voidElement('link', { rel: 'stylesheet', href, integrity: integrity[href] })),
      remoteStyleLinks(remoteStyles, integrity, owned?.owner),
    ].join(''),
    typeface: composition
      .shellTypeface(locale)
      .map((href) => voidElement('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous' }))
      .join(''),
    // Asynchronous: a deferred script would wait for style sheets, and the starter handles those that hang.
    scripts: starter === null ? program : moduleScript({ async: true, fetchpriority: 'low', src: starter, integrity: integrity[starter] }),
    program: starter === null ? '' : `<template id="${PROGRAM_TEMPLATE_ID}">${program}</template>`,
    hints: [...shellStyles, ...remoteStyles].map(
      (address) => `<${address}>; rel=preload; as=style${isOfPage(address) ? '' : '; crossorigin'}`,
    ),
    policy: contentPolicy([maps.own, ...maps.later], composition, foreign),
    takesOverrides: foreign.developer,
  };
}

function moduleScript(attributes: Readonly<Record<string, string | true | undefined>>): string {
  return `${voidElement('script', { type: 'module', ...attributes })}</script>`;
}

/** Nothing inline runs but import maps, by their hashes; nothing foreign loads but the players of videos, files of remotes by URL, and what the configuration names. */
function contentPolicy(
  importMaps: readonly string[],
  { policies, byUrl }: LiveComposition,
  { widget, images, analytics, developer }: ForeignOrigins,
): string {
  const allow = (...sources: readonly (string | null)[]) => unique(sources.filter((source) => source !== null)).join(' ');
  const local = developer ? LOCAL_ORIGINS : [];
  const folders = byUrl.map(({ base }) => base);
  const [scripts, sheets] = [byUrl.flatMap((remote) => remote.scripts), byUrl.flatMap((remote) => remote.sheets)];
  return [
    "default-src 'none'",
    `script-src ${allow("'self'", ...importMaps.map(hashOf), widget, analytics, ...scripts.map(inPolicy), ...local)}`,
    `style-src ${allow("'self'", widget, ...sheets.map(inPolicy), ...local)}`,
    `img-src ${allow("'self'", 'data:', widget, ...images, analytics, ...folders, ...local)}`,
    `font-src ${allow("'self'", ...folders)}`,
    `connect-src ${allow("'self'", widget, analytics, ...folders, ...local)}`,
    "media-src 'self'",
    `frame-src ${allow(widget, ...VIDEO_ORIGINS)}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    // The page's own policy (`shell/src/trusted-types`), and those of frameworks of live remotes, of which two may create the same.
    "require-trusted-types-for 'script'",
    `trusted-types ${allow('default', ...policies, unique(policies).length < policies.length ? "'allow-duplicates'" : null)}`,
  ].join('; ');
}

/** An address as a source of a policy, in which these characters separate. */
function inPolicy(address: string): string {
  return address.replace(/[;,]/g, encodeURIComponent);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
