import { type PictureSource, pictureSource } from '../picture/index.ts';
import type { RichTextPicture } from './blocks.ts';

/** A picture of prose as the attributes of an image. */
export function toSource(picture: RichTextPicture): PictureSource {
  return 'src' in picture ? picture : pictureSource(picture);
}
