import { startOrSay } from './process/index.ts';
import { runServer } from './server.ts';

// The API by itself, for a shop with goods of its own in the database; `demo-shop/src/main.ts` starts it with the demo's.
await startOrSay(runServer);
