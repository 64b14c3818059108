import { type Static, Type } from 'typebox';
import { PayloadShapeSchema } from './bus-contract.ts';

const Events = Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), PayloadShapeSchema)));

/**
 * The fragments of a build, from its sources: `offers` are inputs by name, `emits` the payloads of their events; `uses` what it gives to
 * `owner/name`, `listens` the payloads that it reads of the events of `owner/name`.
 */
export const EmbedContractSchema = Type.Object(
  {
    offers: Type.Record(Type.String(), PayloadShapeSchema),
    uses: Type.Record(Type.String(), PayloadShapeSchema),
    emits: Events,
    listens: Events,
  },
  { additionalProperties: false },
);
/** A build's contract on fragments. */
export type EmbedContract = Static<typeof EmbedContractSchema>;
