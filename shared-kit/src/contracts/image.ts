/** How the shop encodes the pictures that it resizes: WebP of quality 92, for screens of one and of two device pixels per CSS pixel. */
export const IMAGE_DEFAULTS = { quality: 92, densities: [1, 2], format: 'webp' } as const;

/** The screens that pictures are made for; widths in CSS pixels. */
export const SCREEN_WIDTHS = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;

/** Every width in device pixels that the shop resizes to, each screen in each density, ascending. No other width is made. */
export const IMAGE_WIDTHS: readonly number[] = [
  ...new Set(Object.values(SCREEN_WIDTHS).flatMap((width) => IMAGE_DEFAULTS.densities.map((density) => width * density))),
].sort((one, other) => one - other);

/** Where the composition server resizes pictures: `<path>/f_webp,q_92,w_<width>/<source>`, see docs/decisions/018-pictures.md. */
export const IMAGE_PATH = '/_ipx';

/** The site paths whose pictures it resizes: the backend's and those that releases bring. Other hosts are named by `IMAGE_SOURCES`. */
export const IMAGE_SOURCE_PATHS = ['/api/media/', '/releases/'] as const;

/** Whether a picture can be had in other widths. Drawings (SVG) fit every width as they are; text in the address (`data:`) is there already. */
export function isResizable(source: string): boolean {
  const isKnown = /^https?:\/\//.test(source) || IMAGE_SOURCE_PATHS.some((path) => source.startsWith(path));
  return isKnown && !/\.svg(?:[?#]|$)/i.test(source);
}

/** Address of a picture in one of `IMAGE_WIDTHS`. `source` is a site path or an absolute address, both as they would stand in `src`. */
export function resizedAddress(source: string, width: number): string {
  const modifiers = `f_${IMAGE_DEFAULTS.format},q_${IMAGE_DEFAULTS.quality},w_${width}`;
  return `${IMAGE_PATH}/${modifiers}${source.startsWith('/') ? source : `/${encodeURIComponent(source)}`}`;
}
