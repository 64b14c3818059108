export { VISITOR_COOKIE, visitorIdFrom, visitorOf } from './visitor.ts';
