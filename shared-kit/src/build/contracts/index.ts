export { contractName } from './describe-schema.ts';
export { type Schemas, schemasIn, writeContracts } from './write-contracts.ts';
