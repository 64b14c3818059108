import { arr, type Contract, num, obj, str } from '@withease/contracts';
import type { Picture as ApiPicture } from '../api/index.ts';

/** A picture of the API in several widths; `pictureSource` of `ui/picture` makes an image's attributes of it. */
export type Picture = Readonly<Omit<ApiPicture, 'widths'>> & { readonly widths: readonly number[] };

/** A picture, wherever the API answers with one. */
export const pictureContract: Contract<unknown, ApiPicture> = obj({
  url: str,
  url_template: str,
  width: num,
  height: num,
  widths: arr(num),
});
