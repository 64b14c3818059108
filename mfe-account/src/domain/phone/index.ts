export { formatPhone } from './phone.ts';
