export { createPayloads, type PayloadAnswer, type Payloads } from './payloads.ts';
