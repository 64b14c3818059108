export { abortAfter } from './abort-after.ts';
export { linkSignals } from './link-signals.ts';
