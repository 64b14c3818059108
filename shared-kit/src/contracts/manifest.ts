import { type Static, Type } from 'typebox';
import { BusContractSchema } from './bus-contract.ts';
import { ApiCallsSchema } from './calls.ts';
import { EmbedContractSchema } from './embed-contract.ts';
import { inEveryLanguage } from './locale.ts';
import { SharedModulesSchema } from './shared.ts';

const Name = Type.String({ pattern: '^[a-z][a-z0-9-]{1,40}$' });
const Bytes = Type.Integer({ minimum: 1 });
const Text = Type.String({ minLength: 1 });
/** In every language of the shop. */
const Texts = Type.Object(
  inEveryLanguage(() => Text),
  // A language is released by the remotes before the shop declares it.
  { additionalProperties: Text },
);

/** A step of the path back, shown above a page. `to` is a path without the locale prefix. */
export const BreadcrumbSchema = Type.Object({ name: Texts, to: Type.String({ pattern: '^/' }) }, { additionalProperties: false });
/** One step of the trail above a page. */
export type Breadcrumb = Static<typeof BreadcrumbSchema>;

/**
 * What the frame of a shop has a place for, by names that routes and fragments of its remotes refer to; the shell's manifest declares it.
 * - `pages`: parts that a page can play (`role`). `account` is where a guest signs in and where the links of emails lead, `order` a placed order at
 *   the end of the checkout, `product` a page about one product, to which pages with `?product=<id>` lead back, `news` and `article` what the
 *   sitemap lists with their dates. Without a route of a role the frame leaves out what would lead there.
 * - `popups`: parts of popups that the frame itself opens.
 * - `areas`: lists of links under the titles of their routes (`navigation`).
 * - `slots`: places of fragments on every page; `header` is between what leads through the shop and the tools.
 * - `skeletons`: outlines of a page or a popup while it loads; without one it is paragraphs, or a form of a few fields.
 */
export const FrameSchema = Type.Object(
  { pages: Type.Array(Name), popups: Type.Array(Name), areas: Type.Array(Name), slots: Type.Array(Name), skeletons: Type.Array(Name) },
  { additionalProperties: false },
);
/** The names of the frame of a shop. */
export type FrameNames = Static<typeof FrameSchema>;

/**
 * An entry of a page among the tools of the header, on every page of the shop. `order` is its place, `icon` the path of
 * its drawing (24 px grid, strokes). `count` names a store of the remote's bus that holds a number, 0 at first; before
 * first paint it is the sum of the amounts in the guest's `cookie` of lines, as `formatCartLines` writes them. `signsIn`: a guest gets the popup for signing in instead of the page.
 */
export const ToolSchema = Type.Object(
  {
    title: Texts,
    order: Type.Integer({ minimum: 0 }),
    icon: Type.String({ pattern: '^[A-Za-z0-9 ,.-]{1,1000}$' }),
    count: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9-]*/\\$[A-Za-z][A-Za-z0-9]*$' })),
    cookie: Type.Optional(Type.String({ pattern: '^[\\w-]{1,40}$' })),
    signsIn: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
/** The part of a route that describes a tool of the header. */
export type ToolFacts = Static<typeof ToolSchema>;

/**
 * Route meta of the specification, section 2. `title` serves until the page itself has a better one.
 *
 * Beyond that the shell needs: the page's `role` in the frame; `navigation`, the areas of the frame that link to it,
 * each with the link's place in the order; `tool`, its entry in the header; the outline shown while it is loading; `keepsVersion`: from one such page of
 * the remote to another an open document keeps its releases, whatever is live meanwhile; `remotes`: the page has a
 * document of its own, into which the shell loads code of these remotes and of the page's owner only, so that no other
 * code runs where customers pay (mount contract 2); and `hydration`: the server's markup of a text page is final
 * (`islands`). The browser loads neither its remote nor its state until a navigation needs them, so that nothing on it
 * may depend on React: links (also to popups, `data-popup="<remote>/<fragment>"`), `<details>`, players of the browser.
 * A part that needs React marks its element with `data-live`; a page with such a part hydrates like any other.
 */
export const RouteMetaSchema = Type.Object(
  {
    title: Texts,
    needAuth: Type.Optional(Type.Boolean()),
    needReset: Type.Optional(Type.Boolean()),
    checkLayout: Type.Optional(Type.Boolean()),
    breadcrumbs: Type.Optional(Type.Array(BreadcrumbSchema)),
    middleware: Type.Optional(Type.Array(Name)),
    role: Type.Optional(Name),
    navigation: Type.Optional(Type.Record(Name, Type.Integer({ minimum: 0 }), { additionalProperties: false })),
    tool: Type.Optional(ToolSchema),
    skeleton: Type.Optional(Name),
    keepsVersion: Type.Optional(Type.Boolean()),
    remotes: Type.Optional(Type.Array(Name, { uniqueItems: true })),
    hydration: Type.Optional(Type.Enum(['islands'])),
  },
  { additionalProperties: false },
);
/** The data of a page that the shell needs before the page runs. */
export type RouteMeta = Static<typeof RouteMetaSchema>;

/**
 * One address the remote answers. `path` is a react-router pattern without the locale prefix, e.g. `/news/:id`. `needs` names calls
 * beyond the specification (`api/news/`) that the page is nothing without: over a backend that lacks one, the shop has no such page.
 */
export const RouteSchema = Type.Object(
  {
    name: Name,
    path: Type.String({ pattern: '^/' }),
    meta: RouteMetaSchema,
    needs: Type.Optional(Type.Array(Type.String({ pattern: '^api/' }))),
  },
  { additionalProperties: false },
);
/** One page of a remote. */
export type RouteDefinition = Static<typeof RouteSchema>;

/** A headless model on every page. `wakes`: events that start it, replayed to it; `restores`: its stored keys. */
export const ServiceSchema = Type.Object(
  {
    name: Name,
    wakes: Type.Array(Type.String({ pattern: '^[a-z][a-z0-9-]*/[A-Za-z][A-Za-z0-9]*$' })),
    restores: Type.Array(Type.String({ pattern: '^vitrava\\.[a-z]+\\.v[0-9]+$' })),
  },
  { additionalProperties: false },
);

/**
 * How a fragment appears in its dialog when it is shown as a popup: `title` is announced until the fragment shows its
 * own, `size` is the width (`normal` when absent), `skeleton` the outline while it loads. `ofSession`: its content depends on the session, and it closes when that
 * changes.
 */
export const PopupFactsSchema = Type.Object(
  {
    title: Type.Optional(Texts),
    size: Type.Optional(Type.Enum(['small', 'normal', 'large'])),
    skeleton: Type.Optional(Name),
    ofSession: Type.Optional(Type.Boolean()),
    role: Type.Optional(Name),
  },
  { additionalProperties: false },
);
/** The part of a manifest that describes a popup. */
export type PopupFacts = Static<typeof PopupFactsSchema>;

/**
 * How a fragment appears in the frame: the server draws it, once for all pages of a language, so that it works without
 * scripts; the browser loads it when it is seen or touched. With `shows` only when it is touched: the only part of an address that it
 * may show, the value of a `query` of the page at `path`, in one line and cut to 200 letters, as the fragment reads it
 * in the browser.
 */
export const SlotFactsSchema = Type.Object(
  {
    place: Name,
    shows: Type.Optional(
      Type.Object(
        {
          path: Type.String({ pattern: '^/(?!/)[^\\s?#"\'<>\\\\]{0,200}$' }),
          query: Type.String({ pattern: '^[\\w.-]{1,40}$' }),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
/** The part of a manifest that describes a fragment in the frame. */
export type SlotFacts = Static<typeof SlotFactsSchema>;

/**
 * How other teams embed a fragment: rendered once per input, again after `cacheSeconds` (else as pages). `example` is an input for which there
 * is something to show: the gate renders the fragment with it before a release. `cookies` name fields of the input that the cookie
 * `choice-<field>` of the visitor fills on the server where the page does not.
 */
export const EmbedFactsSchema = Type.Object(
  {
    cacheSeconds: Type.Optional(Type.Integer({ minimum: 1, maximum: 86_400 })),
    example: Type.Optional(Type.Unknown()),
    cookies: Type.Optional(Type.Array(Type.String({ pattern: '^[\\w-]{1,40}$' }))),
  },
  { additionalProperties: false },
);
/** The part of a manifest that describes a fragment for pages. */
export type EmbedFacts = Static<typeof EmbedFactsSchema>;

/** A piece that others embed by name. `popup`: in a dialog; `embed`: by `<Fragment>`; `slot`: in the frame. */
export const FragmentSchema = Type.Object(
  {
    name: Name,
    popup: Type.Optional(PopupFactsSchema),
    embed: Type.Optional(EmbedFactsSchema),
    slot: Type.Optional(SlotFactsSchema),
  },
  { additionalProperties: false },
);

/** Every object has values of these names, which a flag that is not decided would get. */
const OF_OBJECTS = 'constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf';

/** Feature flags by name, as the provider has them, and the type of their values. Names in `release.` are of experiments. */
export const FlagTypesSchema = Type.Record(
  Type.String({ pattern: `^(?!release\\.|(?:${OF_OBJECTS})$)[A-Za-z][A-Za-z0-9_.-]{0,59}$` }),
  Type.Enum(['boolean', 'string', 'number']),
  { additionalProperties: false },
);
/** The part of a manifest that names the flags that a remote reads. */
export type FlagTypes = Readonly<Static<typeof FlagTypesSchema>>;

/** Where a remote's sources lead: paths of pages (`:` for what is filled in), popups as `<remote>/<fragment>`. */
export const RemoteLinksSchema = Type.Object(
  { pages: Type.Array(Type.String({ pattern: '^/' })), popups: Type.Array(Type.String({ pattern: '^[a-z0-9-]+/[a-z0-9-]+$' })) },
  { additionalProperties: false },
);
/** Where the sources of a remote lead. */
export type RemoteLinks = Static<typeof RemoteLinksSchema>;

/**
 * How to mount a remote that was built without the kit, by any tool chain. Its team names the module: `exposes`, of a Module Federation container; of the
 * `kind` `single-spa` it is the entry itself. `policies` are the Trusted Types policies of its framework, which pages allow while it is live;
 * `hydrates`: its lifecycles take over the markup of its server file, where the property `hydrate` is true; `entry`: the path of its first script, if its
 * build does not name it. The rest is found in the build: the entry is a module, or of `type` `system` a script of SystemJS, or of `type` `global` sets
 * the variable `global`; `renders`, whether it has a server file; `globals`, all variables of the page that its scripts share among themselves, of which
 * no two remotes may use one. `release --url` adds `base`: the folder on its team's own origin in which its files stay. A Content Security Policy names it, so it has no quote, comma or semicolon.
 */
export const ForeignSchema = Type.Object(
  {
    kind: Type.Optional(Type.Enum(['federation', 'single-spa'])),
    policies: Type.Optional(Type.Array(Type.String({ pattern: '^[A-Za-z0-9#=_/@.%-]{1,40}$' }), { maxItems: 4, uniqueItems: true })),
    exposes: Type.String({ pattern: '^\\./' }),
    entry: Type.Optional(Type.String({ pattern: '^[^./\\\\][^\\\\]*$' })),
    type: Type.Optional(Type.Enum(['module', 'system', 'global'])),
    global: Type.Optional(Type.String()),
    renders: Type.Optional(Type.Boolean()),
    hydrates: Type.Optional(Type.Boolean()),
    globals: Type.Optional(Type.Array(Type.String())),
    base: Type.Optional(
      Type.String({
        pattern: String.raw`^(?:https://|http://(?:localhost|127\.0\.0\.1)(?=[:/]))[\w.:-]+/(?:[\w.~@%+-]+/)*$`,
        maxLength: 200,
      }),
    ),
  },
  { additionalProperties: false },
);
/** The part of a manifest that describes a remote built without the kit. */
export type ForeignFacts = Static<typeof ForeignSchema>;

/**
 * `remote.manifest.json`: the static description of a remote that the shell and the gate read without running its code.
 * `contracts` are the versions the remote was written against; the gate refuses one that is newer than the live
 * shell's. `retires` lists roles that the remote had and gives up on purpose; without it the gate takes their loss for
 * a mistake. The build writes `bus`, `links`, `api`, `embeds` and `shared` from the sources: the remote's dependencies on the
 * others, on the API and on the modules that the page shares; a shell lists those that it provides. Older releases have
 * none of them. `budgets` are bytes before compression: `scripts` and `styles` limit its browser scripts and its style
 * sheets together, `html` the markup of any of its pages; the gate has defaults. `container`: see `CONTAINER`;
 * 1 where it is absent. `generation` is the major version of React that the build was made for, `react19` where it is absent (docs/major-upgrades.md);
 * React comes from the page unless the build `brings` it: `own` for itself, `generation` for all remotes of its generation. `frame` is in the manifest of a
 * shell alone, `foreign` in that of a remote built without the kit. `flags` are the feature flags that the remote reads, each with the type of its values.
 */
export const RemoteManifestSchema = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    name: Name,
    contracts: Type.Object(
      { mount: Type.Integer({ minimum: 1 }), bus: Type.Integer({ minimum: 1 }), api: Type.Integer({ minimum: 1 }) },
      { additionalProperties: false },
    ),
    routes: Type.Array(RouteSchema),
    fragments: Type.Array(FragmentSchema),
    services: Type.Array(ServiceSchema, { maxItems: 1 }),
    middleware: Type.Array(Name),
    bus: Type.Optional(BusContractSchema),
    links: Type.Optional(RemoteLinksSchema),
    api: Type.Optional(ApiCallsSchema),
    embeds: Type.Optional(EmbedContractSchema),
    shared: Type.Optional(SharedModulesSchema),
    flags: Type.Optional(FlagTypesSchema),
    retires: Type.Optional(Type.Array(Name)),
    budgets: Type.Optional(Type.Partial(Type.Object({ scripts: Bytes, styles: Bytes, html: Bytes }, { additionalProperties: false }))),
    container: Type.Optional(Type.Integer({ minimum: 1 })),
    generation: Type.Optional(Name),
    brings: Type.Optional(Type.Enum(['own', 'generation'])),
    frame: Type.Optional(FrameSchema),
    foreign: Type.Optional(ForeignSchema),
  },
  { additionalProperties: false },
);
/** The static description of a remote. */
export type RemoteManifest = Static<typeof RemoteManifestSchema>;

/** Containers of version 1 take the core of federation's runtime from the page. Those of 2, which are built no more, need the shared modules alone. */
export const CONTAINER = 2;

/**
 * Contract versions that this kit (and so a shell built with it) supports. `CONTRIBUTING.md`, section 5, explains when
 * `bus` is increased. `mount` 2 lists the other remotes of a route, 3 has embedded fragments, 4 remotes built without the kit, 5 those
 * whose files are on another origin, scripts of SystemJS and server files.
 */
export const CONTRACT_VERSIONS = { mount: 5, bus: 5, api: 1 } as const;
