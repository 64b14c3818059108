export { runBench } from './run-bench.ts';
