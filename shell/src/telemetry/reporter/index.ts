export { startReporter } from './reporter.ts';
