import type { Picture } from '../../contracts/api/index.ts';
import type { PictureSource } from './view.tsx';

/** A picture of the API as an image's attributes: every width the server offers in `srcset`. */
export function pictureSource(picture: Readonly<Omit<Picture, 'widths'>> & { readonly widths: readonly number[] }): PictureSource {
  return {
    src: picture.url,
    width: picture.width,
    height: picture.height,
    ...(picture.widths.length > 0 && {
      srcSet: picture.widths.map((width) => `${picture.url_template.replace('{width}', String(width))} ${width}w`).join(', '),
    }),
  };
}
