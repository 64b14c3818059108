import { PHOTO_LIMITS } from '@vitrava/shared-kit/contracts/limits';

const QUALITY = 0.85;

/** The middle of a picture as a small square data address. Rejects what the browser cannot read as a picture. */
export async function squareOf(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = PHOTO_LIMITS.sidePixels;
  canvas.height = PHOTO_LIMITS.sidePixels;
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('The browser does not draw');
  // A JPEG has no transparency.
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(
    picture,
    (picture.width - side) / 2,
    (picture.height - side) / 2,
    side,
    side,
    0,
    0,
    PHOTO_LIMITS.sidePixels,
    PHOTO_LIMITS.sidePixels,
  );
  picture.close();
  return canvas.toDataURL('image/jpeg', QUALITY);
}
