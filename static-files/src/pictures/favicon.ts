import { coloredLogo, LOGO_VIEW_BOX } from '@vitrava/shared-kit/internal/logo-fragments';

/** In pixels, for the sharpest screens. */
const SIZE = 192;

export async function drawFavicon(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="${LOGO_VIEW_BOX}">${coloredLogo()}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
