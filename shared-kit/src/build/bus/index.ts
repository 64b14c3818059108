export { readBusContract } from './read-contract.ts';
