import { type Static, Type } from 'typebox';
import { TimestampSchema } from './decimal.ts';
import { listOf } from './list.ts';
import { ProseSchema } from './prose.ts';

const pageFields = {
  /** The page's name in addresses, the same in both languages: `legal-information`. */
  slug: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  updated_at: TimestampSchema,
};

/** A content page as lists show it. */
export const ContentPageItemSchema = Type.Object(pageFields);
export type ContentPageItem = Static<typeof ContentPageItemSchema>;

/** `GET api/pages/`: all content pages in the shop's order. */
export const ContentPageListSchema = listOf(ContentPageItemSchema);
export type ContentPageList = Static<typeof ContentPageListSchema>;

/** A part of a page; `id` is its anchor, the same in both languages. */
export const ContentSectionSchema = Type.Object({ id: Type.String(), title: Type.String(), body: ProseSchema });
export type ContentSection = Static<typeof ContentSectionSchema>;

/** `GET api/pages/{slug}/`: the page in the request's language. */
export const ContentPageSchema = Type.Object({ ...pageFields, sections: Type.Array(ContentSectionSchema) });
export type ContentPage = Static<typeof ContentPageSchema>;
