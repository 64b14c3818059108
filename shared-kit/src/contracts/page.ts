import type { LocaleCode } from './locale.ts';
import type { ForeignFacts, PopupFacts, RouteDefinition, SlotFacts } from './manifest.ts';

/** Scope values by Effector sid, as `serialize` gives and `fork({ values })` takes them. */
export type ScopeValues = Record<string, unknown>;

/** The value of a feature flag. */
export type FlagValue = boolean | string | number;

/** The flags that the provider has decided for a page and its visitor, by name. `variant`: its exposure is counted. */
export type PageFlags = Readonly<Record<string, { readonly value: FlagValue; readonly variant?: string }>>;

/** What an experiment is on: a remote, by its name, or a flag, by its name after this. */
export const FLAG_SUBJECT = 'flag:';

/** An image worth preloading because it is the largest thing above the fold. */
export interface PageImage {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

/** A page on the way to another. `to` is a path without the locale prefix. */
export interface TrailStep {
  readonly name: string;
  readonly to: string;
}

/** The page's data for the head of the document; plain data, written out by the composition server. */
export interface PageHead {
  readonly title: string;
  /** Its name in its own trail; the route's title when absent. */
  readonly name?: string;
  /** Steps of the trail between those of the route's meta and the page. The shell draws the trail and describes it to search engines. */
  readonly breadcrumbs?: readonly TrailStep[];
  readonly description?: string;
  readonly robots?: string;
  /** Path without the locale prefix; the page's own path when absent. */
  readonly canonicalPath?: string;
  readonly image?: PageImage;
  readonly openGraph?: { readonly type?: 'website' | 'article' | 'product'; readonly imageUrl?: string };
  /** schema.org objects, written as inert `application/ld+json`. */
  readonly structuredData?: readonly object[];
}

/** The request to a remote's server file. `url` is path and query without the locale prefix. */
export interface RenderInput {
  readonly url: string;
  readonly locale: LocaleCode;
  /** Bus values the shell already has (settings, locale, location), by sid. */
  readonly values: ScopeValues;
  readonly api: { readonly baseUrl: string; readonly deadlineMs: number };
  /** Requests this fragment (`embed` or `slot` of the manifest) instead of the page. */
  readonly fragment?: string;
  /** The fragment's input, as the page that embeds it gives it. Absent for one in a slot of the frame. */
  readonly input?: unknown;
  /** Requests the placeholder of the fragment, for while it is late or cannot be rendered. */
  readonly isPlaceholder?: boolean;
}

/** The answer. `state` has the scope's values for the browser, never a token; of a fragment, its `data`. */
export interface RenderOutput {
  readonly status: number;
  readonly head: PageHead;
  readonly state: ScopeValues;
  readonly html: string;
}

/** The one export of a remote's `server.cjs`. */
export interface RemoteServerModule {
  render(input: RenderInput): Promise<RenderOutput>;
}

/** The one export of the `server.cjs` of a generation's container: those of `SERVER_EXTERNALS` that depend on its React, by name. */
export interface GenerationServerModule {
  modules(): Readonly<Record<string, unknown>>;
}

/** Why an owned page is an error: its route names middleware that no remote has, or middleware runs in circles. */
export type PageErrorReason = 'middleware' | 'loop';

/**
 * Pieces of the frame. `header` and `footer` surround every page; `trail` is the breadcrumbs (given in the values as
 * `shell/$trail`); `skeleton` is shown in the owner's container while the browser renders it; `error` is the content of
 * `main` when `status` is an error that no remote has drawn itself; `greeting` covers a first visit, the same on every
 * page.
 */
export type FramePart = 'header' | 'footer' | 'trail' | 'skeleton' | 'error' | 'greeting';

/** The request to the shell's server file. `parts` names what is requested; other parts may be empty. */
export interface FrameInput {
  /** Path and query without the locale prefix. */
  readonly url: string;
  readonly locale: LocaleCode;
  /** Bus values (settings, locale, location, route owner), by sid. */
  readonly values: ScopeValues;
  /** The route that owns the address; null when none does. */
  readonly route: RouteDefinition | null;
  /** Status the page will be sent with; matters to `error`. */
  readonly status: number;
  /** Why `error` is shown, where the status is not specific enough. */
  readonly reason?: PageErrorReason;
  readonly parts: readonly FramePart[];
  readonly api: { readonly baseUrl: string; readonly deadlineMs: number };
}

/** What it answers: HTML for `#shell-header`, `#shell-footer`, `#shell-trail`, the owner's container, `#shell-error`, and the shell's own stores. */
export interface FrameOutput {
  readonly header: string;
  readonly footer: string;
  readonly trail?: string;
  readonly skeleton: string;
  readonly error: string;
  /** Absent in releases whose program draws the greeting by itself. */
  readonly greeting?: string;
  readonly state: ScopeValues;
}

/** The one export of the shell's `server.cjs`. */
export interface ShellServerModule {
  renderFrame(input: FrameInput): Promise<FrameOutput>;
}

/** Modules that a `server.cjs` may `require`; everything else is inside it. The build, the gate and the render workers agree on it. */
export const SERVER_EXTERNALS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/server',
  'effector',
  'effector-react',
  'i18next',
  'react-router',
] as const;

/** The generation of releases whose manifest names none. A generation is a major version of React, and Module Federation's share scope of all that depends on it. */
export const FIRST_GENERATION = 'react19';

/** Packages, and modules of the kit, of which a page has one copy for each generation in it. Of all other shared modules it has one. */
export const GENERATION_MODULES: readonly string[] = ['react', 'react-dom', 'effector-react', 'i18n/react'];

/** Where the browser finds one remote of a composition. Addresses are site paths, or absolute where its files are on its team's own origin. */
export interface ComposedRemote {
  readonly version: string;
  /** Null: the document of the page loads nothing of this remote (`remotes` of the route's meta). */
  readonly entry: string | null;
  readonly routes: readonly RouteDefinition[];
  readonly fragments: readonly string[];
  /** Those of the fragments that describe themselves as popups, by name. Absent from a server that is older than the field. */
  readonly popups?: Readonly<Record<string, PopupFacts>>;
  /** Those of the fragments that have a place in the frame, by name: the browser draws one that the server could not draw. Absent when there are none. */
  readonly slots?: Readonly<Record<string, SlotFacts>>;
  readonly service: { readonly name: string; readonly wakes: readonly string[]; readonly restores: readonly string[] } | null;
  /** Style sheets of each exposed module: `./client`, `./pages/start`, … Scripts are found by the remote's own container. */
  readonly files: Readonly<Record<string, { readonly css: readonly string[] }>>;
  /** The share scope of the remote. Absent: `FIRST_GENERATION`. */
  readonly generation?: string;
  /** The remote shares a copy of React with all remotes of its generation, and has nothing else. */
  readonly isContainer?: true;
  /** For shells that load federation's core by request: its container takes the core from the page (`container` of the manifest). */
  readonly needsCore?: true;
  /** It was built without the kit: the module that the shell mounts, and the kind of its entry. */
  readonly foreign?: Pick<ForeignFacts, 'kind' | 'exposes' | 'type' | 'global' | 'hydrates' | 'base'>;
}

/** The exact set of versions that one page lives with; `id` is the hash of the set. */
export interface PageComposition {
  readonly id: string;
  readonly shell: string;
  readonly remotes: Readonly<Record<string, ComposedRemote>>;
}

/** How the page's own remote came out of the server: `rendered`, or left to the browser. */
export type RemoteRendering = 'rendered' | 'left-to-browser';

/**
 * Analytics as the shop's owner has configured it (docs/decisions/017-telemetry.md). `tagUrl` is a classic script that defines the
 * function `global`; it is loaded `delayMs` after the page and called as `global(id, 'init', {…})` and `global(id, 'hit', address, {…})`.
 */
export interface PageAnalytics {
  readonly tagUrl: string;
  readonly id: string;
  readonly global: string;
  readonly delayMs: number;
}

/** The visitor's arms by remote, and the sids of the bus events that any running experiment counts. */
export interface PageTrial {
  readonly arms: Readonly<Record<string, string>>;
  readonly goals: readonly string[];
  /** The page reports that it is alive without interaction: an experiment or a canary splits its visitors. */
  readonly isAwaited?: boolean;
}

/** The element of a fragment: `data-boundary` is its owner, `data-fragment` its name, `data-input` JSON. */
export const FRAGMENT_ELEMENT = 'vitrava-fragment';
/** Begins the names of its events in the document: a `change` of a field in it is another event. */
export const FRAGMENT_EVENT = 'vitrava:';

/** Cookies with which a visitor's choices fill fields of fragments on the server begin with this; the field follows. */
export const CHOICE_COOKIE = 'choice-';

/** Represents the number of a fragment on its page (`data-instance`) in the ids of its markup, which is shared. */
export const ANY_INSTANCE = 'vitrava-any-instance';

/** A fragment on a page, one in it, and one in that: a fragment further inside stays empty. */
export const FRAGMENT_DEPTH = 3;

/** Id of the `<template>` with the program, inert until the starter puts it into the head after the first paint. */
export const PROGRAM_TEMPLATE_ID = 'vitrava-program';

/** Name of a release's import map, with the integrity of its scripts: made by the server, by no build. */
export const IMPORT_MAP_NAME = 'importmap.json';

/** Name of a release's integrity of style sheets, by address; apart from the import map, which is fixed by hash. */
export const STYLE_INTEGRITY_NAME = 'style-integrity.json';

/** The inert JSON in the document (`<script type="application/json" id="vitrava-page">`) that the shell starts from. */
export interface PageDocumentState {
  readonly composition: PageComposition;
  readonly locale: LocaleCode;
  readonly status: number;
  /** Owner of the address, null when none owns it (page not found). */
  readonly owner: string | null;
  readonly rendering: RemoteRendering;
  readonly values: ScopeValues;
  /** Absent: nothing is loaded, nothing is sent. */
  readonly analytics?: PageAnalytics;
  /** Absent: no experiment runs, or the visitor takes no part in any. */
  readonly trial?: PageTrial;
  /** The page is a developer's own: keys `import-map-override:<remote>` in the local storage replace the entries of remotes. */
  readonly takesOverrides?: boolean;
}

/** The per-route payload of a soft navigation, `GET /_page?path=…&composition=…`. */
export interface PagePayload {
  readonly status: number;
  readonly owner: string | null;
  readonly head: PageHead;
  readonly rendering: RemoteRendering;
  readonly values: ScopeValues;
  /** What the fragments of the page have loaded on the server, by `<owner>/<name> <input as JSON>`. Absent from an older server. */
  readonly fragments?: Readonly<Record<string, { readonly data?: unknown }>>;
  /** Absent: none of its flags is decided. */
  readonly flags?: PageFlags;
}
