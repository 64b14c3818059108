import type { ApiError } from '@vitrava/shared-kit/errors';
import type { Contract } from '@withease/contracts';
import type { Effect } from 'effector';
import type { ApiRequest } from '../../api-client/index.ts';

/** How a request is made: by one call of the API, or by an effect that makes several. */
export type RequestOptions<Params, Answer> =
  | {
      readonly call: (params: Params) => ApiRequest;
      /** What the page depends on in the answer; an answer that breaks it is a failure. */
      readonly contract: Contract<unknown, Answer>;
      readonly effect?: never;
    }
  | { readonly effect: Effect<Params, Answer, ApiError>; readonly call?: never; readonly contract?: never };

/** What all queries have in common. */
export type QueryOptions<Params, Answer, Data> = RequestOptions<Params, Answer> & {
  /** `<remote>/<page>`, e.g. `content/article`: names the call in logs and its store; unique in the shop. */
  readonly name: string;
  /** What of the answer the page keeps; the answer as it came when absent. */
  readonly read?: (answer: Answer, params: Params) => Data;
};

/** A question, and which one it is. */
export interface Question<Params> {
  readonly sequence: number;
  readonly params: Params;
  /** Whether there was an access token at the request; absent where the customer does not matter. */
  readonly hasToken?: boolean;
}
