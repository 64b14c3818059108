/** How the shop encodes the pictures that it resizes: WebP of quality 92, for screens of one and of two device pixels per CSS pixel. */
export const IMAGE_DEFAULTS = { quality: 92, densities: [1, 2], format: 'webp' } as const;

/** The screens that pictures are made for; widths in CSS pixels. */
export const SCREEN_WIDTHS = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;

/** Every width in device pixels that the shop resizes to, each screen in each density, ascending. No other width is made. */
export const IMAGE_WIDTHS: readonly number[] = [
  ...new Set(Object.values(SCREEN_WIDTHS).flatMap((width) => IMAGE_DEFAULTS.densities.map((density) => width * density))),
].sort((one, other) => one - other);

/** The picture that a message with a link to a page shows (ogp.me, 1.91 : 1). Some messengers show no WebP. */
export const SHARE_IMAGE = { width: 1200, height: 630, quality: 85, format: 'jpeg' } as const;

/** A product's picture in an e-mail, twice its 64 CSS pixels. Outlook for Windows and older mail programs show no WebP. */
export const EMAIL_IMAGE = { width: 128, height: 128, quality: 85, format: 'jpeg' } as const;

/** Where the composition server resizes pictures: `<path>/f_webp,q_92,w_<width>/<source>`, see docs/decisions/018-pictures.md. */
export const IMAGE_PATH = '/_ipx';

/** What is made of a source, as the address writes it. */
export const widthVariant = (width: number): string => `f_${IMAGE_DEFAULTS.format},q_${IMAGE_DEFAULTS.quality},w_${width}`;
const boxVariant = ({ width, height, quality, format }: typeof SHARE_IMAGE | typeof EMAIL_IMAGE): string =>
  `f_${format},q_${quality},s_${width}x${height}`;
export const SHARE_VARIANT = boxVariant(SHARE_IMAGE);
export const EMAIL_VARIANT = boxVariant(EMAIL_IMAGE);

/** The site paths whose pictures it resizes: the backend's and those that releases bring. Other hosts are named by `IMAGE_SOURCES`. */
export const IMAGE_SOURCE_PATHS = ['/api/media/', '/releases/'] as const;

/** Whether a picture can be had in other widths. Drawings (SVG) fit every width as they are; text in the address (`data:`) is there already. */
export function isResizable(source: string): boolean {
  const isKnown = /^https?:\/\//.test(source) || IMAGE_SOURCE_PATHS.some((path) => source.startsWith(path));
  return isKnown && !/\.svg(?:[?#]|$)/i.test(source);
}

/** Address of a picture in one of `IMAGE_WIDTHS`. `source` is a site path or an absolute address, both as they would stand in `src`. */
export function resizedAddress(source: string, width: number): string {
  return variantAddress(source, widthVariant(width));
}

/** Address of a picture as `SHARE_IMAGE` describes it; the whole source is in it, on the paper of the shop. */
export function shareAddress(source: string): string {
  return variantAddress(source, SHARE_VARIANT);
}

/** Address of a picture as `EMAIL_IMAGE` describes it. */
export function emailPictureAddress(source: string): string {
  return variantAddress(source, EMAIL_VARIANT);
}

function variantAddress(source: string, variant: string): string {
  return `${IMAGE_PATH}/${variant}${source.startsWith('/') ? source : `/${encodeURIComponent(source)}`}`;
}
