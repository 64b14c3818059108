import { describe, expect, it } from '@jest/globals';
import type { SeedBlock } from '@vitrava/reference-api/seed';
import { readCatalogueFacts } from '../catalogue/index.ts';
import { sceneNames } from '../pictures/index.ts';
import { readSeed } from '../seed.ts';
import { buildContent } from './build.ts';

const content = buildContent();
const { articles, questions, slides, pages } = content;
const { categories } = readCatalogueFacts();

const SCENES = new Set(sceneNames());
const PAGES = new Set([
  '/',
  '/cart',
  '/contacts',
  '/faq',
  '/news',
  '/about-us',
  '/privacy-policy',
  '/account/personal-details',
  '/account/active-orders',
]);
const CYRILLIC = /\p{Script=Cyrillic}/u;

function textsOf(block: SeedBlock): readonly string[] {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'table':
      return [...block.header, ...block.rows.flat()];
    case 'image':
      return [block.alt];
    case 'quote':
      return block.by === null ? [block.text] : [block.text, block.by];
    case 'video':
      return [block.title];
    default:
      return [block.text];
  }
}

const proseOf = (blocks: readonly SeedBlock[]): string => blocks.flatMap(textsOf).join(' ');
const wordsIn = (text: string): number => text.split(/[\s\u00a0]+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

const sections = pages.flatMap(({ slug, sections: parts }) => parts.map((part) => ({ ...part, page: slug })));
const bodies = [
  ...articles.map(({ slug, body }) => ({ slug, ...body })),
  ...questions.map(({ slug, answer }) => ({ slug, ...answer })),
  ...sections.map(({ page, id, body }) => ({ slug: `${page}#${id}`, ...body })),
];

function leadsSomewhere(path: string): boolean {
  const category = /^\/\?category=([a-z0-9-]+)$/.exec(path)?.[1];
  if (category) return categories.some(({ slug }) => slug === category);
  const article = /^\/news\/([a-z0-9-]+)$/.exec(path)?.[1];
  if (article) return articles.some(({ slug }) => slug === article);
  return PAGES.has(path);
}

describe('the seed content', () => {
  it('has at least nine articles, twenty questions in four or five groups and four slides', () => {
    expect(articles.length).toBeGreaterThanOrEqual(9);
    expect(questions.length).toBeGreaterThanOrEqual(20);
    const groups = new Set(questions.map(({ group }) => group.slug)).size;
    expect(groups === 4 || groups === 5).toBe(true);
    expect(slides).toHaveLength(4);
  });

  it('has the three pages of our own words, and an anchor for each of their sections', () => {
    expect(pages.map(({ slug }) => slug)).toEqual(['about-us', 'legal-information', 'privacy-policy']);
    for (const { sections: parts } of pages) expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
  });

  it('[N3] [N4] The content has the company, its mission, standards and achievements; privacy, returns and sales, and the terms of use', () => {
    const anchors = (page: string) => sections.filter((section) => section.page === page).map(({ id }) => id);
    expect(anchors('about-us')).toEqual(['who-we-are', 'mission', 'standards', 'achievements']);
    expect(anchors('legal-information')).toEqual(['data-policy', 'data-consent', 'returns', 'sale-rules', 'platform-rules']);
  });

  it('gives every article, question, slide and page a slug of its own', () => {
    for (const list of [articles, questions, slides, pages]) expect(new Set(list.map(({ slug }) => slug)).size).toBe(list.length);
  });

  it('News are ordered newest first, all of one year', () => {
    const dates = articles.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates.every((date) => /^2026-\d{2}-\d{2}$/.test(date))).toBe(true);
  });

  it('fills each article with 350 to 600 words in either language', () => {
    const lengths = articles.map(({ slug, body }) => ({ slug, ru: wordsIn(proseOf(body.ru)), en: wordsIn(proseOf(body.en)) }));
    expect(lengths.filter(({ ru, en }) => Math.min(ru, en) < 350 || Math.max(ru, en) > 600)).toEqual([]);
  });

  it('Both languages have the same content, block by block', () => {
    const shape = (blocks: readonly SeedBlock[]) => blocks.map((block) => [block.kind, textsOf(block).length]);
    for (const { ru, en } of bodies) expect(shape(en)).toEqual(shape(ru));
  });

  it('keeps Cyrillic out of English and writes Russian in Cyrillic', () => {
    for (const { slug, ru, en } of bodies) {
      expect({ slug, cyrillic: CYRILLIC.test(proseOf(en)) }).toEqual({ slug, cyrillic: false });
      expect({ slug, cyrillic: CYRILLIC.test(proseOf(ru)) }).toEqual({ slug, cyrillic: true });
    }
    const short = [
      ...articles.flatMap(({ title, summary }) => [title, summary]),
      ...questions.flatMap(({ question, group }) => [question, group]),
      ...pages.flatMap(({ title, summary }) => [title, summary]),
      ...sections.map(({ title }) => title),
      ...slides.flatMap(({ title, text, action }) => [title, text, action]),
    ];
    expect(short.filter(({ ru, en }) => CYRILLIC.test(en) || !CYRILLIC.test(ru))).toEqual([]);
  });

  it('links only to pages, articles and categories that exist', () => {
    const links = bodies.flatMap(({ ru, en }) =>
      [...`${proseOf(ru)} ${proseOf(en)}`.matchAll(/\]\(([^)]*)\)/g)].map((match) => match[1] ?? ''),
    );
    expect([...links, ...slides.map(({ to }) => to)].filter((path) => !leadsSomewhere(path))).toEqual([]);
    expect(links.length).toBeGreaterThan(20);
  });

  it('uses no mark-up but strong words and links', () => {
    const texts = bodies.map(({ ru, en }) => `${proseOf(ru)} ${proseOf(en)}`);
    expect(texts.filter((text) => /[<>]|\[[^\]]*$|```/.test(text) || (text.match(/\*\*/g)?.length ?? 0) % 2 === 1)).toEqual([]);
  });

  it('names only scenes that are drawn', () => {
    const images = bodies.flatMap(({ ru, en }) => [...ru, ...en]).flatMap((block) => (block.kind === 'image' ? [block.picture] : []));
    const pictures = [...articles.map(({ picture }) => picture), ...slides.map(({ picture }) => picture), ...images];
    expect(pictures.filter((picture) => !SCENES.has(picture))).toEqual([]);
  });

  it('gives every table row as many cells as its header', () => {
    const tables = bodies.flatMap(({ ru, en }) => [...ru, ...en]).filter((block) => block.kind === 'table');
    expect(tables.filter(({ header, rows }) => rows.some((row) => row.length !== header.length))).toEqual([]);
  });

  it('builds the same content every time and stamps it', () => {
    expect(buildContent()).toEqual(content);
    expect(readSeed().stamp).toMatch(/^[0-9a-f]{16}$/);
  });
});
