export { checkBus } from './check-bus.ts';
