export { kitUnits } from './kit-units.ts';
export { importsOf } from './module-uses.ts';
export { readBusContract } from './read-contract.ts';
