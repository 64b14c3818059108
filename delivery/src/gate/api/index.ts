export { type Answers, answersFrom } from './answers.ts';
export { type ApiContract, readContract } from './api-contract.ts';
export { type Backend, backendNotes, backendOrigin, readBackend } from './backend.ts';
export { type Caller, checkCalls } from './check-calls.ts';
