import { runReleases, runVisible } from '../releases/run.ts';
import { runMemory } from './memory.ts';
import { runBench } from './run-bench.ts';

/*
 * `npm run bench [-- path]`: what a page costs through the composition, against the same tree rendered directly.
 * `npm run bench -- memory [pages]`: what the server holds of the memory while it answers so many mixed pages; 20,000 by default.
 * `npm run bench -- releases [count]`: releases on two servers with one store in PostgreSQL; 1,000 by default.
 * `npm run bench -- visible`: how soon a release and a rollback are seen by all visitors of two servers, with either kind of store.
 */
const [what = '/', count] = process.argv.slice(2);
const programs: Readonly<Record<string, () => Promise<number>>> = {
  memory: () => runMemory(Number(count ?? 20_000), process.env),
  releases: () => runReleases(Number(count ?? 1_000)),
  visible: () => runVisible(),
};
process.exitCode = await (programs[what]?.() ?? runBench(what, process.env));
