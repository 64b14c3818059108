import { type Static, Type } from 'typebox';
import { PayloadShapeSchema } from './bus-contract.ts';

const only = { additionalProperties: false } as const;

/**
 * One call of the API as the sources make it. `path` begins with `/api/` and has `:` where something is filled in; `query` names the
 * parameters that may be sent; `body` is what is sent, absent where nothing is; `answer` is what the caller's contract checks in the answer,
 * and so what it cannot do without.
 */
export const ApiCallSchema = Type.Object(
  {
    name: Type.String({ minLength: 1 }),
    method: Type.Enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    path: Type.String({ pattern: '^/api/' }),
    query: Type.Optional(Type.Array(Type.String())),
    body: Type.Optional(PayloadShapeSchema),
    answer: PayloadShapeSchema,
  },
  only,
);
/** One call of the API, described. */
export type ApiCall = Static<typeof ApiCallSchema>;

/** What a build calls of the API, from its sources. `unread`: calls whose addresses cannot be read or compared. */
export const ApiCallsSchema = Type.Object({ calls: Type.Array(ApiCallSchema), unread: Type.Optional(Type.Array(Type.String())) }, only);
/** What a build calls of the API. */
export type ApiCalls = Static<typeof ApiCallsSchema>;
