export { type Schemas, schemasIn, writeContracts } from './write-contracts.ts';
