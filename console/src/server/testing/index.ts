export { csrfIn, liveIn, type OpenedConsole, openTestConsole, SERVER_FILE, viewIn } from './open-test-console.ts';
