export { importsOf } from './module-uses.ts';
export { readBusContract } from './read-contract.ts';
