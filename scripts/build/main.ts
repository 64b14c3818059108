import { buildApps } from '../commands/index.ts';

/* npm run build: the shell and every remote, as far as something has changed. */

const { isGood, output } = await buildApps();
console.log(output.trim());
process.exitCode = isGood ? 0 : 1;
