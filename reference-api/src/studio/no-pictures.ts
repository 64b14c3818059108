import type { PictureStudio } from './pictures.ts';

/** For an API that no shop has brought a drawing along for: every address of a picture is unknown. */
export const NO_PICTURES: PictureStudio = {
  render: () => Promise.reject(new Error('Nothing draws pictures here: the server was started without a studio.')),
  size: (kind) => (kind === 'product' ? { width: 960, height: 960 } : { width: 1536, height: 864 }),
  widths: { product: [], scene: [] },
  scenes: [],
  edition: 'none',
};
