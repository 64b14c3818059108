import { type Static, Type } from 'typebox';
import { PayloadShapeSchema } from './bus-contract.ts';

/** The fragments of a build, from its sources: `offers` are inputs by name; `uses` what it gives to `owner/name`. */
export const EmbedContractSchema = Type.Object(
  {
    offers: Type.Record(Type.String(), PayloadShapeSchema),
    uses: Type.Record(Type.String(), PayloadShapeSchema),
  },
  { additionalProperties: false },
);
/** A build's contract on fragments. */
export type EmbedContract = Static<typeof EmbedContractSchema>;
