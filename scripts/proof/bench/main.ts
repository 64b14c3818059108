import { runMemory } from './memory.ts';
import { runBench } from './run-bench.ts';

/*
 * `npm run bench [-- path]`: what a page costs through the composition, against the same tree rendered directly.
 * `npm run bench -- memory [pages]`: what the server holds of the memory while it answers so many mixed pages; 20,000 by default.
 */
const [what = '/', pages = '20000'] = process.argv.slice(2);
process.exitCode = what === 'memory' ? await runMemory(Number(pages), process.env) : await runBench(what, process.env);
