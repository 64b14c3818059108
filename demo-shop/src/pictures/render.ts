import type { PictureKind, PictureRequest } from '@vitrava/reference-api/pictures';
import sharp from 'sharp';
import { illustrationNames, readIllustration } from './illustrations.ts';
import { drawPackShot } from './pack-shot.ts';

/** Widths in pixels in which a picture is offered; the height follows from the kind. */
export const PICTURE_WIDTHS = {
  product: [160, 320, 480, 640, 960],
  scene: [320, 640, 1024, 1536],
} as const satisfies Record<PictureKind, readonly number[]>;

const SIZES = {
  product: { width: 960, height: 960 },
  scene: { width: 1536, height: 864 },
} as const satisfies Record<PictureKind, { width: number; height: number }>;

/** Below 90 the soft grounds break into bands; more effort saves a few bytes and costs twice the time. */
const WEBP = { quality: 92, effort: 2 } as const;
/** At this density a pixel of the drawing is a pixel of the picture. */
const DENSITY = 72;

/** The largest size; every other keeps its shape. */
export function pictureSize(kind: PictureKind): { readonly width: number; readonly height: number } {
  return SIZES[kind];
}

export function sceneNames(): string[] {
  return illustrationNames('scenes');
}

/** Draws the picture as WebP in one of PICTURE_WIDTHS. Rejects for a scene or a width that does not exist. */
export async function renderPicture(request: PictureRequest, width: number): Promise<Buffer> {
  const widths: readonly number[] = PICTURE_WIDTHS[request.kind];
  if (!widths.includes(width)) throw new Error(`Pictures are not made ${width} pixels wide. Use one of: ${widths.join(', ')}.`);
  const svg = request.kind === 'product' ? drawPackShot(request.spec) : readScene(request.name);
  const density = (DENSITY * width) / pictureSize(request.kind).width;
  return sharp(Buffer.from(svg), { density }).flatten({ background: '#f6f2ea' }).webp(WEBP).toBuffer();
}

function readScene(name: string): string {
  const names = sceneNames();
  if (!names.includes(name)) throw new Error(`There is no scene "${name.slice(0, 60)}". Use one of: ${names.join(', ')}.`);
  return readIllustration('scenes', name);
}
