import { createApiFx } from '@vitrava/shared-kit/api-client';
import { type ApiError, pageStatusOf } from '@vitrava/shared-kit/errors';
import type { Contract } from '@withease/contracts';
import { attach, createStore, type Effect, type StoreWritable } from 'effector';
import type { ApiRequest } from '../../api-client/index.ts';
import { answered, type QueryState, refused, unopened } from './state.ts';

/** How a question is asked: by one call of the API, or by an effect for what takes several. */
export type Asking<Params, Answer> =
  | {
      readonly call: (params: Params) => ApiRequest;
      /** What the page depends on in the answer; an answer that breaks it is a failure. */
      readonly contract: Contract<unknown, Answer>;
      readonly effect?: never;
    }
  | { readonly effect: Effect<Params, Answer, ApiError>; readonly call?: never; readonly contract?: never };

/** What all queries have in common. */
export type QueryOptions<Params, Answer, Data> = Asking<Params, Answer> & {
  /** `<remote>/<page>`, e.g. `content/article`: names the call in logs and tells the query's store apart, so it is unique in the shop. */
  readonly name: string;
  /** What of the answer the page keeps; the answer as it came when absent. */
  readonly read?: (answer: Answer, params: Params) => Data;
};

/** A question, and which one it is. */
export interface Question<Params> {
  readonly turn: number;
  readonly params: Params;
}

/** The store of a query and the effect that asks; when it asks is its factory's part. */
export function createQuery<Params, Answer, Data>(
  { name, effect, call, contract, read: readAnswer }: QueryOptions<Params, Answer, Data>,
  { isPrivate }: { readonly isPrivate: boolean },
): { readonly askFx: Effect<Question<Params>, Answer, ApiError>; readonly $query: StoreWritable<QueryState<Params, Data>> } {
  // Without `read` Data is Answer, which the type of the default says and the compiler cannot follow.
  const read = readAnswer ?? ((answer: Answer) => answer as unknown as Data);
  const askFx = attach({
    name,
    mapParams: ({ params }: Question<Params>) => params,
    effect: effect ?? createApiFx({ name, request: call, contract }),
  });
  const $query = createStore<QueryState<Params, Data>>(unopened(), {
    name: '$query',
    ...(isPrivate ? { serialize: 'ignore' } : { sid: `${name}/$query` }),
  })
    .on(askFx.done, (query, { params: { turn, params }, result }) => answered(query, { turn, data: read(result, params) }))
    .on(askFx.fail, (query, { params: { turn }, error }) => refused(query, { turn, status: pageStatusOf(error) }));
  return { askFx, $query };
}
