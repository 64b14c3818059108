export { givenRequestId, REQUEST_ID_HEADER, requestId } from './request-id.ts';
