import { parentPort, workerData } from 'node:worker_threads';
import { printPdf } from '../pdf/index.ts';
import type { PrintedDocument } from '../printed-document.ts';

/** One document per thread: what the server gave it goes back as a file. */
const bytes = await printPdf(workerData as PrintedDocument);
parentPort?.postMessage(bytes);
