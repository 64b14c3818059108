export { createVisitors, PREVIEW_COOKIE, type Visitors } from './visitors.ts';
