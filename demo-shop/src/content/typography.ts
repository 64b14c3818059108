import type { SeedArticle, SeedBlock, SeedPage, Texts } from '@vitrava/reference-api/seed';
import { typograph } from '../catalogue/index.ts';

/** Russian typography for every text of a block; English is left as written. */
export function typographBlock(block: SeedBlock): SeedBlock {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { ...block, text: typograph(block.text) };
    case 'list':
      return { ...block, items: block.items.map(typograph) };
    case 'quote':
      return { ...block, text: typograph(block.text) };
    case 'table':
      return { ...block, header: block.header.map(typograph), rows: block.rows.map((row) => row.map(typograph)) };
    case 'image':
      return { ...block, alt: typograph(block.alt) };
    case 'video':
      return { ...block, title: typograph(block.title) };
    case 'code':
      return block;
  }
}

export function typographTexts<Value extends Texts>(texts: Value): Value {
  return { ...texts, ru: typograph(texts.ru) };
}

export function typographArticle(article: SeedArticle): SeedArticle {
  const { body, title, summary } = article;
  return {
    ...article,
    title: typographTexts(title),
    summary: typographTexts(summary),
    body: { ru: body.ru.map(typographBlock), en: body.en },
  };
}

export function typographPage({ title, summary, sections, ...rest }: SeedPage): SeedPage {
  return {
    ...rest,
    title: typographTexts(title),
    summary: typographTexts(summary),
    sections: sections.map((section) => ({
      ...section,
      title: typographTexts(section.title),
      body: { ru: section.body.ru.map(typographBlock), en: section.body.en },
    })),
  };
}
