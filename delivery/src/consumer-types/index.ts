export { writeBusUnits } from './write-bus-units.ts';
