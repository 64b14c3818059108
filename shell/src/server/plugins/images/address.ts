import { IMAGE_PATH } from '@vitrava/shared-kit/internal/image';
import { VARIANTS } from './variants.ts';

/** What an address under `/_ipx/` asks for: a name in `VARIANTS`, and a source as it would stand in `src`. */
export interface AskedImage {
  readonly variant: string;
  readonly source: string;
}

const MAX_LENGTH = 2000;
const ADDRESS = new RegExp(`^${IMAGE_PATH}/([^/]+)/(.+)$`);

/** Reads the address as it came over the wire; null when it asks for anything but `VARIANTS`. */
export function parseImageAddress(url: string): AskedImage | null {
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
