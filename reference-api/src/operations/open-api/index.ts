export { type Answer, findInDocument, type OpenApiDocument, type Operation, readDocument } from './document.ts';
export { publishOpenApi } from './publish.ts';
export { OWNER, SIGNED_IN } from './security.ts';
