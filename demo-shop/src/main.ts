import { mailReader } from '@vitrava/demo-mail-reader';
import { pickupWidget } from '@vitrava/demo-pickup-widget';
import { startOrSay } from '@vitrava/reference-api/process';
import { runServer } from '@vitrava/reference-api/server';
import { openImageRenderer } from './image-renderer.ts';
import { readSeed } from './seed.ts';

/* The reference API with the demo's goods, words and pictures, and with the stand-ins that live at its addresses. */
await startOrSay(async () =>
  runServer({ seed: readSeed(), imageRenderer: await openImageRenderer(), extensions: [pickupWidget, mailReader] }),
);
