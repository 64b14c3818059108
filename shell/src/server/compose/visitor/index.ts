export { visitorIdFrom, visitorOf } from './visitor.ts';
