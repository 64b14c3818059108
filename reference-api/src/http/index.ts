export { ApiError, type FieldMessages, invalidField, invalidFields, notFound, throttled, unauthorized } from './api-error.ts';
export { installErrorHandler } from './error-handler.ts';
export { installJsonBody } from './json-body.ts';
export { watchMethods } from './methods.ts';
export { locatePage, pageOf, readPaging, toPage } from './paging.ts';
export { parseQueryString, withoutControls } from './query-string.ts';
export { installLanguage } from './request-language.ts';
export { installRequestLog, requestId } from './request-log.ts';
export { compileValidator } from './validation.ts';
