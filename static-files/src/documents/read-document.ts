import { type Company, CompanySchema, type ContentPage, ContentPageSchema } from '@vitrava/shared-kit/contracts/api';
import { LOCALES, type LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { RichTextBlock } from '@vitrava/shared-kit/internal/rich-text-blocks';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { translatorOf } from '../texts/index.ts';
import { type DocumentDefinition, documentTitle } from './catalogue.ts';
import type { Chapter, PrintedDocument, Seller } from './printed-document.ts';

const TIMEOUT_MS = 10_000;
/** Statuses of a backend without the address. */
const UNKNOWN_ADDRESS: readonly number[] = [404, 405, 410, 501];

/** A document in the texts that the API at `apiBaseUrl` returns now; null when it has none. Rejects when the API does not answer. */
export async function readDocument(
  definition: DocumentDefinition,
  locale: LocaleCode,
  apiBaseUrl: string,
  origin: string | null,
): Promise<PrintedDocument | null> {
  const read = (path: string, schema: TSchema) => readRecord(`${apiBaseUrl}/api/${path}`, schema, locale);
  const page = (await read(`pages/${definition.page}/`, ContentPageSchema)) as ContentPage | null;
  if (!page) return null;
  const company = (await read('company/', CompanySchema)) as Company | null;
  const sections = definition.sections?.flatMap((id) => page.sections.filter((section) => section.id === id)) ?? page.sections;
  if (sections.length === 0) return null;
  return {
    locale,
    title: documentTitle(definition, locale),
    lead: translatorOf(locale)(`documents.${definition.key}.lead`),
    updatedAt: page.updated_at,
    ...(sections.length === 1 ? chaptersWithin(sections[0]?.body ?? []) : { preamble: [], chapters: sections.map(toChapter) }),
    seller: company && toSeller(company),
    origin,
  };
}

async function readRecord(url: string, schema: TSchema, locale: LocaleCode): Promise<unknown> {
  const response = await fetch(url, { headers: { 'accept-language': LOCALES[locale].iso }, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (UNKNOWN_ADDRESS.includes(response.status)) return null;
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  const record: unknown = await response.json();
  if (!Value.Check(schema, record)) throw new Error(`The response of ${url} does not match its contract.`);
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
