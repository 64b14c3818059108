export { watchMethods } from './allowed-methods.ts';
export {
  ApiError,
  type FieldMessages,
  invalidField,
  invalidFields,
  type Message,
  message,
  notFound,
  throttled,
  unauthorized,
} from './api-error.ts';
export { answerClientError } from './client-errors.ts';
export { installErrorHandler, refuseAddress } from './error-handler.ts';
export { installNoStore, installRequestLog, installSecurityHeaders, markShared, markSharedBriefly } from './headers.ts';
export { fingerprint, idempotencyKeyReused, readIdempotencyKey } from './idempotency-key.ts';
export { installJsonBody } from './json-body.ts';
export { enforceLimit, installCallPermits, limitReads } from './limits.ts';
export { locatePage, pageOf, pageOfRows, readPaging, toPage } from './paging.ts';
export { IdParamsSchema, isDay, NoContentSchema, parseId, parseQueryString, readId, withoutControls } from './parameters.ts';
export { installQueryContext } from './query-context.ts';
export { installLanguage } from './request-language.ts';
export { compileValidator } from './validation.ts';
