import { type Static, Type } from 'typebox';

const Name = Type.String({ pattern: '^[a-z][a-z0-9-]{1,40}$' });
const Texts = Type.Object({ ru: Type.String({ minLength: 1 }), en: Type.String({ minLength: 1 }) }, { additionalProperties: false });

/** A step of the path back, shown above a page. `to` is a path without the locale prefix. */
export const BreadcrumbSchema = Type.Object({ name: Texts, to: Type.String({ pattern: '^/' }) }, { additionalProperties: false });
/** One step of the trail above a page. */
export type Breadcrumb = Static<typeof BreadcrumbSchema>;

/** Route meta of the specification, section 2. `title` serves until the page itself has a better one. */
export const RouteMetaSchema = Type.Object(
  {
    title: Texts,
    needAuth: Type.Optional(Type.Boolean()),
    needReset: Type.Optional(Type.Boolean()),
    checkLayout: Type.Optional(Type.Boolean()),
    breadcrumbs: Type.Optional(Type.Array(BreadcrumbSchema)),
    middleware: Type.Optional(Type.Array(Name)),
  },
  { additionalProperties: false },
);
/** What the shell has to know of a page before it runs. */
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

/**
 * A headless model that lives on every page. `wakes` names the bus events (by sid) that start it and are replayed to it;
 * `restores` the keys of local storage that hold something for it: while none is there, a guest's service waits to be woken.
 */
export const ServiceSchema = Type.Object(
  {
    name: Name,
    wakes: Type.Array(Type.String({ pattern: '^[a-z]+/[A-Za-z]+$' })),
    restores: Type.Array(Type.String({ pattern: '^vitrava\\.[a-z]+\\.v[0-9]+$' })),
  },
  { additionalProperties: false },
);

/**
 * `remote.manifest.json`: what a remote is, as static data that the shell and the gate read without running its code.
 * `contracts` are the versions the remote was written against; the gate refuses one that is newer than the live shell's.
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
    fragments: Type.Array(Type.Object({ name: Name }, { additionalProperties: false })),
    services: Type.Array(ServiceSchema, { maxItems: 1 }),
    middleware: Type.Array(Name),
  },
  { additionalProperties: false },
);
/** What a remote says of itself, as data. */
export type RemoteManifest = Static<typeof RemoteManifestSchema>;

/** Contract versions that this kit (and so a shell built with it) speaks. */
export const CONTRACT_VERSIONS = { mount: 1, bus: 2, api: 1 } as const;
