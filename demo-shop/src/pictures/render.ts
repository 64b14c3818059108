import type { PictureKind, PictureRequest } from '@vitrava/reference-api/pictures';
import sharp from 'sharp';
import { unknownWidth } from './errors.ts';
import { drawPackShot } from './pack-shot.ts';
import { drawScene } from './scenes/index.ts';
import { PICTURE_WIDTHS, pictureSize } from './sizes.ts';

/** Below 90 the soft grounds break into bands; more effort saves a few bytes and costs twice the time. */
const WEBP = { quality: 92, effort: 2 } as const;

/** Draws the picture as WebP in one of PICTURE_WIDTHS. Rejects with a PictureError for a scene or a width we do not have. */
export async function renderPicture(request: PictureRequest, width: number): Promise<Buffer> {
  checkWidth(request.kind, width);
  const svg = drawPicture(request, width);
  return sharp(Buffer.from(svg)).flatten({ background: '#f6f2ea' }).webp(WEBP).toBuffer();
}

/** The picture as an SVG document without a font or a file. */
export function drawPicture(request: PictureRequest, width: number): string {
  const size = pictureSize(request.kind);
  const height = Math.round((width * size.height) / size.width);
  const content = request.kind === 'product' ? drawPackShot(request.spec) : drawScene(request.name);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${size.width} ${size.height}">${content}</svg>`;
}

function checkWidth(kind: PictureKind, width: number): void {
  const known: readonly number[] = PICTURE_WIDTHS[kind];
  if (!known.includes(width)) {
    throw unknownWidth(width, known);
  }
}
