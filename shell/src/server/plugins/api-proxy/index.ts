export { type ApiProxyOptions, apiProxy } from './plugin.ts';
