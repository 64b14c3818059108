import type { PictureKind } from '@vitrava/reference-api/pictures';

/** Widths in pixels in which a picture is offered; the height follows from the kind. */
export const PICTURE_WIDTHS = {
  product: [160, 320, 480, 640, 960],
  scene: [320, 640, 1024, 1536],
} as const satisfies Record<PictureKind, readonly number[]>;

const SIZES = {
  product: { width: 960, height: 960 },
  scene: { width: 1536, height: 864 },
} as const satisfies Record<PictureKind, { width: number; height: number }>;

/** The largest size; every other keeps its shape. */
export function pictureSize(kind: PictureKind): { readonly width: number; readonly height: number } {
  return SIZES[kind];
}
