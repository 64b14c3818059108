export { startAnalytics } from './analytics.ts';
