import { spawnSync } from 'node:child_process';
import { runReleases, runVisible } from '../releases/run.ts';
import { runFragments } from './fragments/run.ts';
import { runBench } from './run-bench.ts';

/*
 * `npm run bench [-- path]`: what a page costs through the composition, against the same tree rendered directly.
 * `npm run bench -- interaction [rounds] [--only <text>] [url…]`: what a phone needs for each interaction; 10 rounds by default. With addresses of running
 * shops it measures these in turns, for a comparison.
 * `npm run bench -- fragments [rounds]`: what a page costs whose parts are fragments of other teams, against the same page without; 40 rounds by default.
 * `npm run bench -- releases [count]`: releases on two servers with one store in PostgreSQL; 1,000 by default.
 * `npm run bench -- visible`: how soon a release and a rollback are seen by all visitors of two servers, with either kind of store.
 */
const [what = '/', ...others] = process.argv.slice(2);
const [count] = others;
const programs: Readonly<Record<string, () => Promise<number>>> = {
  fragments: () => runFragments(Number(count ?? 40)),
  interaction: async () => spawnSync(process.execPath, ['proof/interaction/main.ts', ...others], { stdio: 'inherit' }).status ?? 1,
  releases: () => runReleases(Number(count ?? 1_000)),
  visible: () => runVisible(),
};
process.exitCode = await (programs[what]?.() ?? runBench(what, process.env));
