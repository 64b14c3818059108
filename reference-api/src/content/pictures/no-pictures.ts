import type { ImageRenderer } from './pictures.ts';

/** For an API that no shop has brought a drawing along for: every address of a picture is unknown. */
export const NO_PICTURES: ImageRenderer = {
  render: () => Promise.reject(new Error('Nothing draws pictures here: the server was started without an image renderer.')),
  size: (kind) => (kind === 'product' ? { width: 960, height: 960 } : { width: 1536, height: 864 }),
  widths: { product: [], scene: [] },
  scenes: [],
  edition: 'none',
};
