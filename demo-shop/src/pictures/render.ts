import type { PictureRequest } from '@vitrava/reference-api/pictures';
import sharp from 'sharp';
import { drawPackShot } from './pack-shot.ts';
import { readScene } from './scenes.ts';
import { PICTURE_WIDTHS, pictureSize } from './sizes.ts';

/** Below 90 the soft grounds break into bands; more effort saves a few bytes and costs twice the time. */
const WEBP = { quality: 92, effort: 2 } as const;
/** At this density a pixel of the drawing is a pixel of the picture. */
const DENSITY = 72;

/** Draws the picture as WebP in one of PICTURE_WIDTHS. Rejects for a scene or a width that does not exist. */
export async function renderPicture(request: PictureRequest, width: number): Promise<Buffer> {
  const widths: readonly number[] = PICTURE_WIDTHS[request.kind];
  if (!widths.includes(width)) throw new Error(`Pictures are not made ${width} pixels wide. Use one of: ${widths.join(', ')}.`);
  const svg = request.kind === 'product' ? Buffer.from(drawPackShot(request.spec)) : await readScene(request.name);
  const density = (DENSITY * width) / pictureSize(request.kind).width;
  return sharp(svg, { density }).flatten({ background: '#f6f2ea' }).webp(WEBP).toBuffer();
}
