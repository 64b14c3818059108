import { arr, obj, str, type UnContract } from '@withease/contracts';
import { proseContract } from './prose.ts';

/** A part of a page; `id` is its anchor, the same in both languages. */
const sectionContract = obj({ id: str, title: str, body: proseContract });

export type ContentSection = UnContract<typeof sectionContract>;

/** A page of the shop's own words. */
export const contentPageContract = obj({ slug: str, title: str, summary: str, updated_at: str, sections: arr(sectionContract) });

export type ContentPage = UnContract<typeof contentPageContract>;
