export { openLogDestination } from './log-destination.ts';
export { outliveOutput } from './outlive-output.ts';
