import { mailReader } from '@vitrava/demo-mail-reader';
import { pickupWidget } from '@vitrava/demo-pickup-widget';
import { openServer } from '@vitrava/reference-api/server';
import { startServer } from '@vitrava/server-kit/start';
import { openStudio } from './open-studio.ts';
import { readSeed } from './seed.ts';

/* The reference API with the demo's goods, words and pictures, and with the stand-ins that live at its addresses. */
await startServer(async () => openServer({ seed: readSeed(), studio: await openStudio(), extensions: [pickupWidget, mailReader] }));
