import { DEFAULT_LOCALE, LOCALE_CODES, type LocaleCode, localizePath } from '@vitrava/shared-kit/contracts/locale';
import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { SitemapEntry } from './entry.ts';

/** In a file. The protocol allows 50,000 addresses and 50 MB (sitemaps.org); an address with its other language takes at most 2 kB. */
export const MOST_ADDRESSES = 25_000;

/** A map in one language: one file, or several with an index of them. */
export interface WrittenSitemap {
  /** What the map's own address answers. */
  readonly main: string;
  /** `sitemap-1.xml`, `sitemap-2.xml` …; empty when `main` holds everything. */
  readonly parts: readonly string[];
}

const NAMESPACES = { xhtml: true, news: false, image: false, video: false };

/** Writes the map of one language; each address names its other language, too. `origin` has no slash at the end. */
export async function writeSitemap(
  entries: readonly SitemapEntry[],
  locale: LocaleCode,
  origin: string,
  mostAddresses = MOST_ADDRESSES,
): Promise<WrittenSitemap> {
  const parts: string[] = [];
  for (let from = 0; from < entries.length; from += mostAddresses)
    parts.push(await writePart(entries.slice(from, from + mostAddresses), locale, origin));
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return { main: only, parts: [] };
  return { main: await writeIndex(parts.length, locale, origin), parts };
}

async function writePart(entries: readonly SitemapEntry[], locale: LocaleCode, origin: string): Promise<string> {
  const stream = new SitemapStream({ xmlns: NAMESPACES, level: ErrorLevel.THROW });
  const text = streamToPromise(stream);
  for (const { path, changedAt } of entries) {
    const addressIn = (code: LocaleCode) => `${origin}${localizePath(path, code)}`;
    const links = [
      ...LOCALE_CODES.map((code) => ({ lang: code, url: addressIn(code) })),
      { lang: 'x-default', url: addressIn(DEFAULT_LOCALE) },
    ];
    stream.write({ url: addressIn(locale), links, ...(isMoment(changedAt) && { lastmod: changedAt }) });
  }
  stream.end();
  return (await text).toString('utf8');
}

async function writeIndex(count: number, locale: LocaleCode, origin: string): Promise<string> {
  const stream = new SitemapIndexStream({ level: ErrorLevel.THROW });
  const text = streamToPromise(stream);
  for (let part = 1; part <= count; part += 1) stream.write({ url: `${origin}${localizePath(`/sitemap-${part}.xml`, locale)}` });
  stream.end();
  return (await text).toString('utf8');
}

function isMoment(text: string | undefined): text is string {
  return text !== undefined && !Number.isNaN(Date.parse(text));
}
