export { writeConsumerTypes } from './write-consumer-types.ts';
