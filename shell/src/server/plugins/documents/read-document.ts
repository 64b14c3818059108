import { type Company, CompanySchema, type ContentPage, ContentPageSchema } from '@vitrava/shared-kit/contracts/api';
import { LOCALES, type LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { RichTextBlock } from '@vitrava/shared-kit/internal/rich-text-blocks';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { type Asking, readJson } from '../../backend/index.ts';
import { serverWords } from '../../words/index.ts';
import type { DocumentDefinition } from './catalogue.ts';
import type { Chapter, PrintedDocument, Seller } from './printed-document.ts';

export interface ReadOptions {
  readonly apiBaseUrl: string;
  readonly asking: Asking;
  readonly origin: string | null;
}

/** A document in the words that the API has for it now; null when it has none. Fails when the API does not answer. */
export async function readDocument(
  { page: slug, sections: wanted, words }: DocumentDefinition,
  locale: LocaleCode,
  { apiBaseUrl, asking, origin }: ReadOptions,
): Promise<PrintedDocument | null> {
  const ask = (path: string, schema: TSchema) => readRecord(`${apiBaseUrl}/api/${path}`, schema, locale, asking);
  const page = (await ask(`pages/${slug}/`, ContentPageSchema)) as ContentPage | null;
  if (!page) return null;
  const company = (await ask('company/', CompanySchema)) as Company | null;
  const sections = wanted === null ? page.sections : wanted.flatMap((id) => page.sections.filter((section) => section.id === id));
  if (sections.length === 0) return null;
  const t = serverWords(locale);
  return {
    locale,
    title: t(`documents.${words}.title`),
    lead: t(`documents.${words}.lead`),
    updatedAt: page.updated_at,
    ...(sections.length === 1 ? chaptersWithin(sections[0]?.body ?? []) : { preamble: [], chapters: sections.map(toChapter) }),
    seller: company && toSeller(company),
    origin,
  };
}

async function readRecord(address: string, schema: TSchema, locale: LocaleCode, asking: Asking): Promise<unknown> {
  const record = await readJson(address, { ...asking, headers: { 'accept-language': LOCALES[locale].iso } });
  if (record === undefined) return null;
  if (!Value.Check(schema, record)) throw new Error(`${address} answered something else than was agreed.`);
  return record;
}

function toChapter({ title, body }: ContentPage['sections'][number]): Chapter {
  return { title, blocks: body };
}

/** A document of one section has that section's headings for chapters: its own title would only repeat the document's. */
function chaptersWithin(blocks: readonly RichTextBlock[]): Pick<PrintedDocument, 'preamble' | 'chapters'> {
  const preamble: RichTextBlock[] = [];
  const chapters: { title: string; blocks: RichTextBlock[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') chapters.push({ title: block.text, blocks: [] });
    else (chapters.at(-1)?.blocks ?? preamble).push(block);
  }
  return { preamble, chapters };
}

function toSeller({ legal_name, seller_details, address, schedule, phones, email }: Company): Seller {
  return {
    legalName: legal_name,
    details: (seller_details ?? []).map(({ name, value }) => `${name}: ${value}`),
    address,
    schedule,
    phones: phones.map(({ display }) => display),
    email,
  };
}
