import { runBench } from './bench/index.ts';

/** `node shell/src/server/bench.ts [path]`: what a page costs through the composition, against the same tree rendered directly. */
process.exitCode = await runBench(process.argv[2] ?? '/', process.env);
