export { measureCalls, measureDatabase, measureMail } from './metrics.ts';
