import { parseArgs } from 'node:util';
import { runInteraction } from './run.ts';

/* `npm run bench -- interaction [rounds] [--only <text>] [url…]`: what a phone needs for each interaction (decision 086). */

const {
  positionals: [rounds, ...shops],
  values: { only },
} = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
process.exitCode = await runInteraction({ rounds: Number(rounds ?? 10), shops, only });
