export { type Answers, answersFrom } from './answers.ts';
export { type ApiContract, readContract } from './api-contract.ts';
export { askBackend, type Backend, backendOrigin, noteOn } from './ask-backend.ts';
export { type Caller, checkCalls } from './check-calls.ts';
