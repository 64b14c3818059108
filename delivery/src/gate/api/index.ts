export { type ApiContract, readContract } from './api-contract.ts';
export { type ApiResponses, createApiResponses } from './api-responses.ts';
export { type Backend, backendNotes, backendOrigin, readBackend } from './backend.ts';
export { type Caller, checkCalls } from './check-calls.ts';
