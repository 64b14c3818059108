import type { Picture } from '../../contracts/api/index.ts';
import { IMAGE_WIDTHS, isResizable, resizedAddress } from '../../contracts/image.ts';
import type { PictureSource } from './view.tsx';

/** The address of a picture in the largest width that the backend has made: for search engines and messages. */
export function largestAddress({ url, url_template, widths }: Pick<Picture, 'url' | 'url_template' | 'widths'>): string {
  return widths.length === 0 ? url : url_template.replace('{width}', String(Math.max(...widths)));
}

/**
 * A picture of the API as an image's attributes. `srcset` holds every width that the backend has made, as its own file, and between
 * them the screens' widths, made by the shop from the next larger file; never more pixels than the picture has. `upTo` is the most
 * pixels that its place can use, in any density, for a picture that is always small: a list repeats the widths in every card.
 */
export function pictureSource(picture: Picture, { upTo = Number.POSITIVE_INFINITY }: { readonly upTo?: number } = {}): PictureSource {
  const { url, url_template, width, height, widths } = picture;
  const made = widths.map((each) => ({ width: each, address: url_template.replace('{width}', String(each)) }));
  if (made.length === 0) made.push({ width, address: url });
  made.sort((one, other) => one.width - other.width);
  const resized = IMAGE_WIDTHS.flatMap((wanted) => {
    const from = made.find((file) => file.width >= wanted);
    return from && from.width > wanted && isResizable(from.address)
      ? [{ width: wanted, address: resizedAddress(from.address, wanted) }]
      : [];
  });
  const all = [...made, ...resized].sort((one, other) => one.width - other.width);
  const files = all.filter(({ width: each }, index) => index === 0 || each <= upTo);
  return {
    src: url,
    width,
    height,
    ...((files.length > 1 || widths.length > 0) && { srcSet: files.map((file) => `${file.address} ${file.width}w`).join(', ') }),
  };
}
