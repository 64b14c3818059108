import { ensureFreshTokenFx, signedIn, signedOut } from '@vitrava/shared-kit/bus/session';
import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { Contract } from '@withease/contracts';
import { attach, createEffect, createStore, type Effect, sample, scopeBind } from 'effector';
import { LOCALES } from '../contracts/locale.ts';
import { type ApiError, abortedError, contractError, isApiError } from '../errors/index.ts';
import { $apiConfig } from './config.ts';
import { isCsrfRefusal, readCsrfToken } from './csrf.ts';
import { type ApiRequest, sendRequest } from './request.ts';
import { shareRead } from './shared-read.ts';

/** The session that calls are made in; aborted with the reason when it ends. Null for a guest, and on the server. */
const $ending = createStore<AbortController | null>(null, { serialize: 'ignore' })
  .on(signedIn, () => new AbortController())
  // In the reducer, because the next customer may sign in at the same moment and has a controller of their own.
  .on(signedOut, (ending, { reason }) => {
    ending?.abort(reason);
    return null;
  });

/** Whether the shopper has signed out themselves, here or in another tab; a session that was refused does not count. */
function hasLeft(ending: AbortController | null): boolean {
  return ending?.signal.aborted === true && ending.signal.reason !== 'refused';
}

const logFailureFx = createEffect(({ name, error }: { name: string; error: unknown }) =>
  console.warn(`${name}:`, isApiError(error) ? error.explanation : error),
);

/**
 * An effect for one call of the API: `request` words it from the effect's params, `contract` names what this caller
 * depends on in the answer (a value that breaks it becomes a `contract` error). Fails with an `ApiError`, never with anything else, and logs it.
 * Outside data is checked here and nowhere further in.
 *
 * An authorized call belongs to the session it was made in. When the shopper leaves, here or in another tab, what was not sent
 * yet never is, and a read under way is given up (`aborted`); what changes something is left to finish.
 */
export function createApiFx<Params, Answer>(call: {
  readonly name: string;
  readonly request: (params: Params) => ApiRequest;
  readonly contract: Contract<unknown, Answer>;
}): Effect<Params, Answer, ApiError> {
  const callFx = attach({
    name: call.name,
    source: { config: $apiConfig, locale: $locale, ending: $ending },
    async effect({ config, locale, ending }, params: Params): Promise<Answer> {
      const request = call.request(params);
      const isRead = (request.method ?? 'GET') === 'GET';
      const ensureFreshToken = scopeBind(ensureFreshTokenFx, { safe: true });
      let token: string | null = null;
      const send = async (refusal?: { readonly token: string; readonly error: ApiError }) => {
        if (request.authorized) {
          token = await ensureFreshToken(refusal?.token);
          if (hasLeft(ending)) throw abortedError();
          if (refusal && token === null) throw refusal.error;
        }
        const context = { ...config, language: LOCALES[locale].iso, token, csrfToken: readCsrfToken() };
        return sendRequest(request, context, token !== null && isRead ? ending?.signal : undefined);
      };
      const sendAgain = (error: unknown) => {
        if (token === null || !isApiError(error) || error.kind !== 'status' || error.status !== 401) throw error;
        // The session has ended in another tab, or the API has another key: a refresh finds out, and is requested once.
        return send({ token, error });
      };
      const sendWithCsrf = async (error: unknown) => {
        if (!isCsrfRefusal(error)) throw error;
        await sendRequest(
          { path: 'api/settings/', query: { update: true } },
          { ...config, language: LOCALES[locale].iso, token: null, csrfToken: null },
        );
        return send();
      };
      const answer = await shareRead(ending, request, () => send().catch(sendAgain).catch(sendWithCsrf));
      if (!call.contract.isData(answer)) throw contractError(call.contract.getErrorMessages(answer));
      return answer;
    },
  });
  // In the browser: the composition server writes of its API in its own log. What was aborted was aborted on purpose.
  sample({
    clock: callFx.fail,
    filter: ({ error }) => typeof document !== 'undefined' && (!isApiError(error) || error.kind !== 'aborted'),
    fn: ({ error }) => ({ name: call.name, error }),
    target: logFailureFx,
  });
  // attach cannot express the type of what its handler throws; sendRequest and the contract check throw nothing else.
  return callFx as unknown as Effect<Params, Answer, ApiError>;
}
