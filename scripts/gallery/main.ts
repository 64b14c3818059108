import { openGallery } from './gallery.ts';

/* npm run gallery: the parts of the kit in all their states, built again at each change. */

const PORT = 3010;

const gallery = await openGallery({ port: PORT, watch: true });
console.log(`The gallery: ${gallery.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void gallery.close().then(() => process.exit(0)));
}
