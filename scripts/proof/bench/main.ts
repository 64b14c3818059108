import { runBench } from './run-bench.ts';

/** `npm run bench [-- path]`: what a page costs through the composition, against the same tree rendered directly. */
process.exitCode = await runBench(process.argv[2] ?? '/', process.env);
