const SIGNS: readonly (readonly [number, string])[] = [
  [0, '\u00ff\u00d8\u00ff'],
  [0, '\u0089PNG\r\n'],
  [0, 'GIF8'],
  [8, 'WEBP'],
  [4, 'ftypavif'],
  [4, 'ftypheic'],
  [4, 'ftypmif1'],
];

/** Whether bytes begin as a JPEG, PNG, GIF, WebP, AVIF or HEIC. Drawings are not resized: their text could name other files. */
export function isPhoto(bytes: Buffer): boolean {
  return SIGNS.some(([start, sign]) => bytes.toString('latin1', start, start + sign.length) === sign);
}
