import { runGuard } from '../canary/index.ts';
import { openSumsAt } from '../results/index.ts';
import { openReleaseStore, readStorePlace } from '../store/index.ts';

/* A server of the store that looks at releases once, at the time that NOW names, and prints its actions. */
const sums = openSumsAt(readStorePlace(process.env, process.cwd()));
const store = openReleaseStore(process.env, process.cwd());
process.stdout.write(JSON.stringify(await runGuard({ store, sums, now: Number(process.env['NOW']) })));
await store.close();
await sums.close();
