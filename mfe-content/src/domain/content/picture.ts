import { arr, num, obj, str, type UnContract } from '@withease/contracts';

export const pictureContract = obj({ url: str, url_template: str, width: num, height: num, widths: arr(num) });

export type ContentPicture = UnContract<typeof pictureContract>;
