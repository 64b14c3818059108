export { kitUnits } from './kit-units.ts';
export { readBusContract } from './read-contract.ts';
