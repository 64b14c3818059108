export { csrfIn, liveIn, type OpenedConsole, openTestConsole, viewIn } from './open-test-console.ts';
