export { ARM_COOKIE, createVisitors, type Visitors } from './visitors.ts';
