export { type Connection, createConnection } from './connection.ts';
export { isReachable } from './is-reachable.ts';
export { connectionLost, connectionReturned } from './units.ts';
