import { ForeignSchema, RemoteManifestSchema } from '@vitrava/shared-kit/contracts/manifest';
import { type Static, Type } from 'typebox';

const { kind, exposes, entry, policies, hydrates } = ForeignSchema.properties;
const { $schema, name, contracts, routes, flags, retires, budgets, generation, shared } = RemoteManifestSchema.properties;

/** `remote.manifest.json` as the team of a remote without the kit writes it. The gate validates it when it is complete. */
export const ForeignFileSchema = Type.Object(
  {
    $schema,
    name,
    // Of a single-spa application it is the entry itself.
    foreign: Type.Object({ kind, exposes: Type.Optional(exposes), entry, policies, hydrates }, { additionalProperties: false }),
    ...Type.Partial(Type.Object({ contracts, routes, generation, shared })).properties,
    flags,
    retires,
    budgets,
  },
  { additionalProperties: false },
);
/** The manifest of a remote without the kit as its team has written it. */
export type ForeignManifest = Static<typeof ForeignFileSchema>;
