import { type Static, Type } from 'typebox';
import { nullable } from './decimal.ts';
import { PictureSchema } from './picture.ts';

/** Safe prose: `**strong**`, `` `code` `` and links to paths, anchors, `https:`, `mailto:` and `tel:` only. */
export const ProseBlockSchema = Type.Union([
  Type.Object({ kind: Type.Literal('heading'), level: Type.Union([Type.Literal(2), Type.Literal(3)]), text: Type.String() }),
  Type.Object({ kind: Type.Literal('paragraph'), text: Type.String() }),
  Type.Object({ kind: Type.Literal('list'), ordered: Type.Boolean(), items: Type.Array(Type.String()) }),
  Type.Object({ kind: Type.Literal('quote'), text: Type.String(), by: nullable(Type.String()) }),
  Type.Object({ kind: Type.Literal('table'), header: Type.Array(Type.String()), rows: Type.Array(Type.Array(Type.String())) }),
  Type.Object({ kind: Type.Literal('image'), picture: PictureSchema, alt: Type.String() }),
  Type.Object({ kind: Type.Literal('code'), text: Type.String() }),
  // A page or a player of Rutube, VK Video or YouTube, or a file of the shop; the poster is a picture of the shop's own.
  Type.Object({ kind: Type.Literal('video'), address: Type.String(), title: Type.String(), poster: nullable(PictureSchema) }),
]);
export type ProseBlock = Static<typeof ProseBlockSchema>;

/** Prose: blocks in their order. */
export const ProseSchema = Type.Array(ProseBlockSchema);
export type Prose = Static<typeof ProseSchema>;
