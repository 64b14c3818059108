import { IMAGE_DEFAULTS, IMAGE_PATH, IMAGE_WIDTHS } from '@vitrava/shared-kit/internal/image';

/** What an address under `/_ipx/` asks for: a width, and a source as it would stand in `src`. */
export interface AskedImage {
  readonly width: number;
  readonly source: string;
}

const MAX_LENGTH = 2000;
const MODIFIERS = new RegExp(`^${IMAGE_PATH}/f_${IMAGE_DEFAULTS.format},q_${IMAGE_DEFAULTS.quality},w_(\\d{1,4})/(.+)$`);

/** Reads the address as it came over the wire; null when it asks for anything but the shop's own format, quality and widths. */
export function parseImageAddress(url: string): AskedImage | null {
  const [, width, rest = ''] = (url.length <= MAX_LENGTH && MODIFIERS.exec(url)) || [];
  if (!IMAGE_WIDTHS.includes(Number(width))) return null;
  const source = /^https?%3A/i.test(rest) ? decoded(rest) : `/${rest}`;
  return source === null ? null : { width: Number(width), source };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
