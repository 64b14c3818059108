import type { ImageRenderer } from '../content/pictures/index.ts';

/** Draws nothing: the picture is its own description. */
export const testImageRenderer: ImageRenderer = {
  render: async (request, width) => Buffer.from(JSON.stringify({ request, width })),
  size: (kind) => (kind === 'product' ? { width: 960, height: 960 } : { width: 1536, height: 864 }),
  widths: { product: [160, 480, 960], scene: [640, 1024, 1536] },
  scenes: ['winter-sun', 'parcel'],
  edition: 'test',
};
