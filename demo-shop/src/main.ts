import { mailReader } from '@vitrava/demo-mail-reader';
import { pickupWidget } from '@vitrava/demo-pickup-widget';
import { openServer } from '@vitrava/reference-api/server';
import { startServer } from '@vitrava/server-kit/start';
import { openImageRenderer } from './image-renderer.ts';
import { readSeed } from './seed.ts';

/* The reference API with the demo's goods, words and pictures, and with the stand-ins that live at its addresses. */
await startServer(async () =>
  openServer({ seed: readSeed(), imageRenderer: await openImageRenderer(), extensions: [pickupWidget, mailReader] }),
);
