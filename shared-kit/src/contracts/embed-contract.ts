import { type Static, Type } from 'typebox';
import { PayloadShapeSchema } from './bus-contract.ts';

/**
 * The fragments for pages from the view of a build, generated from its sources: `offers` are the inputs that its own
 * accept, by name; `uses` what its pages give to others, by `owner/name`.
 */
export const EmbedContractSchema = Type.Object(
  {
    offers: Type.Record(Type.String(), PayloadShapeSchema),
    uses: Type.Record(Type.String(), PayloadShapeSchema),
  },
  { additionalProperties: false },
);
/** A build's contract on fragments. */
export type EmbedContract = Static<typeof EmbedContractSchema>;
