import { type Static, Type } from 'typebox';
import { PayloadShapeSchema } from './bus-contract.ts';

const only = { additionalProperties: false } as const;
/** Names become code of other teams, written by `vitrava types`. */
const Name = Type.String({ pattern: '^[a-z][a-z0-9-]{1,40}$' });
const OwnedName = Type.String({ pattern: '^[a-z][a-z0-9-]{1,40}/[a-z][a-z0-9-]{1,40}$' });
const Events = Type.Record(Type.String(), PayloadShapeSchema);

/**
 * The fragments of a build, from its sources: `offers` are inputs by name, `emits` the payloads of their events; `uses` what it gives to
 * `owner/name`, `listens` the payloads that it reads of the events of `owner/name`.
 */
export const EmbedContractSchema = Type.Object(
  {
    offers: Type.Record(Name, PayloadShapeSchema, only),
    uses: Type.Record(OwnedName, PayloadShapeSchema, only),
    emits: Type.Optional(Type.Record(Name, Events, only)),
    listens: Type.Optional(Type.Record(OwnedName, Events, only)),
  },
  only,
);
/** A build's contract on fragments. */
export type EmbedContract = Static<typeof EmbedContractSchema>;
