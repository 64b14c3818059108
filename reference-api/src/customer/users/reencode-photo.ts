import { PHOTO_LIMITS } from '@vitrava/shared-kit/contracts/limits';
import sharp from 'sharp';

/** First bytes of a file, as Latin-1, by its type; the library itself would read many more types. */
const SIGNATURES: Readonly<Record<string, RegExp>> = {
  png: /^\x89PNG\r\n/,
  jpeg: /^\xff\xd8\xff/,
  webp: /^RIFF.{4}WEBP/s,
};
const DATA = /^data:image\/(png|jpeg|webp);base64,(.+)$/;
/** A file of 36 kB can hold gigabytes of pixels. */
const MOST_PIXELS = 4_000_000;
const QUALITY = 80;

/**
 * The picture of a data URL, encoded again at the size that the shop shows: without its metadata, which name places and
 * devices, and without anything that is no picture. Null when it is none.
 */
export async function reencodePhoto(dataUrl: string): Promise<string | null> {
  const [, type = '', base64 = ''] = DATA.exec(dataUrl) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  if (!SIGNATURES[type]?.test(bytes.subarray(0, 16).toString('latin1'))) return null;
  const { sidePixels } = PHOTO_LIMITS;
  try {
    const picture = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize(sidePixels, sidePixels, { fit: 'cover', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
    return `data:image/webp;base64,${picture.toString('base64')}`;
  } catch {
    return null;
  }
}
