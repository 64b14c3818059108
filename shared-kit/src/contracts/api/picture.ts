import { Type } from 'typebox';

/**
 * An image in several widths. `url` is a middle width, usable as it is; for `srcset` put each of `widths` into
 * `url_template` in place of `{width}`. `width` and `height` are those of the largest file and give the aspect ratio.
 * Addresses are immutable: they carry the stamp of the drawing.
 */
export const PictureSchema = Type.Object({
  url: Type.String(),
  url_template: Type.String(),
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  widths: Type.Immutable(Type.Array(Type.Integer({ minimum: 1 }))),
});
