import { ensureFreshTokenFx } from '@vitrava/shared-kit/bus/session';
import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { Contract } from '@withease/contracts';
import { attach, type Effect, scopeBind } from 'effector';
import { LOCALES } from '../contracts/locale.ts';
import { type ApiError, contractError, isApiError } from '../errors/index.ts';
import { $apiConfig } from './config.ts';
import { isCsrfRefusal, readCsrfToken } from './csrf.ts';
import { type ApiRequest, sendRequest } from './request.ts';

/**
 * An effect for one call of the API: `request` words it from the effect's params, `contract` names what this caller
 * depends on in the answer (a value that breaks it becomes a `contract` error). Fails with an `ApiError`, never with anything else.
 * Outside data is checked here and nowhere further in.
 */
export function createApiFx<Params, Answer>(call: {
  readonly name: string;
  readonly request: (params: Params) => ApiRequest;
  readonly contract: Contract<unknown, Answer>;
}): Effect<Params, Answer, ApiError> {
  const callFx = attach({
    name: call.name,
    source: { config: $apiConfig, locale: $locale },
    async effect({ config, locale }, params: Params): Promise<Answer> {
      const request = call.request(params);
      const ensureFreshToken = scopeBind(ensureFreshTokenFx, { safe: true });
      let token: string | null = null;
      const send = async (refused?: string) => {
        token = request.authorized ? await ensureFreshToken(refused) : null;
        return sendRequest(request, { ...config, language: LOCALES[locale].iso, token, csrfToken: readCsrfToken() });
      };
      const sendAgain = (error: unknown) => {
        if (token === null || !isApiError(error) || error.kind !== 'status' || error.status !== 401) throw error;
        // The session has ended elsewhere, or the API has another key: a refresh knows, and is asked once.
        return send(token);
      };
      const answer = await send()
        .catch(sendAgain)
        .catch(async (error: unknown) => {
          if (!isCsrfRefusal(error)) throw error;
          await sendRequest(
            { path: 'api/settings/', query: { update: true } },
            { ...config, language: LOCALES[locale].iso, token: null, csrfToken: null },
          );
          return send();
        });
      if (!call.contract.isData(answer)) throw contractError(call.contract.getErrorMessages(answer));
      return answer;
    },
  });
  // attach cannot word the type of what its handler throws; sendRequest and the contract check throw nothing else.
  return callFx as unknown as Effect<Params, Answer, ApiError>;
}
