import { IMAGE_PATH } from '@vitrava/shared-kit/internal/image';
import { VARIANTS } from './variants.ts';

/** The request of an address under `/_ipx/`: a name in `VARIANTS`, and a source as in `src`. */
export interface RequestedImage {
  readonly variant: string;
  readonly source: string;
}

const MAX_LENGTH = 2000;
const ADDRESS = new RegExp(`^${IMAGE_PATH}/([^/]+)/(.+)$`);

/** Reads the address as sent over the wire; null when it requests anything but `VARIANTS`. */
export function parseImageAddress(url: string): RequestedImage | null {
  const [, variant = '', rest = ''] = (url.length <= MAX_LENGTH && ADDRESS.exec(url)) || [];
  if (!VARIANTS.has(variant)) return null;
  const source = /^https?%3A/i.test(rest) ? decoded(rest) : `/${rest}`;
  return source === null ? null : { variant, source };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
