/** Plain data inside an Error, as a promise is rejected with it. */
export class PictureError extends Error {
  readonly type: 'unknown-scene' | 'unknown-width';

  constructor(type: PictureError['type'], message: string) {
    super(message);
    this.name = 'PictureError';
    this.type = type;
  }
}

export function isPictureError(error: unknown): error is PictureError {
  return error instanceof PictureError;
}

export function unknownScene(name: string, known: readonly string[]): PictureError {
  return new PictureError('unknown-scene', `There is no scene "${name.slice(0, 60)}". Draw it or use one of: ${known.join(', ')}.`);
}

export function unknownWidth(width: number, known: readonly number[]): PictureError {
  return new PictureError('unknown-width', `Pictures are not made ${width} pixels wide. Use one of: ${known.join(', ')}.`);
}
