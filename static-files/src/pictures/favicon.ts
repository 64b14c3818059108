import { LOGO_SIZE, logoPaths } from './logo.ts';

/** In pixels, for the sharpest screens. */
const SIZE = 192;

export async function drawFavicon(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${LOGO_SIZE} ${LOGO_SIZE}">${logoPaths()}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
