import { startServer } from '@vitrava/server-kit/start';
import { openServer } from './server.ts';

// The API by itself, for a shop with goods of its own in the database; `demo-shop/src/main.ts` starts it with the demo's.
await startServer(() => openServer());
