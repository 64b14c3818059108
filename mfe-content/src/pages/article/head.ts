import { LOCALES, type LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { pictureSource } from '@vitrava/shared-kit/ui/picture';
import { newsPath } from '../../domain/content/index.ts';
import { type PageState, pageTitle } from '../../domain/page/index.ts';
import type { Article } from './article.ts';

/** How wide the picture of an article is shown. */
export const LEAD_SIZES = '(width >= 1100px) 960px, 94vw';

const WORDS = {
  ru: { article: 'Статья', missing: 'Статья не найдена', shop: 'Витрава' },
  en: { article: 'Article', missing: 'Article not found', shop: 'Vitrava' },
} as const;

interface HeadOf {
  readonly locale: LocaleCode;
  readonly article: Article | null;
  readonly state: PageState;
}

export function headOf({ locale, article, state }: HeadOf): PageHead {
  const words = WORDS[locale];
  if (!article) {
    const name = state === 'missing' ? words.missing : words.article;
    return { title: pageTitle(name, locale), name };
  }
  const { src, srcSet } = pictureSource(article.picture);
  return {
    title: pageTitle(article.title, locale),
    name: article.title,
    description: article.summary,
    canonicalPath: newsPath(article.id),
    image: { src, ...(srcSet !== undefined && { srcSet, sizes: LEAD_SIZES }) },
    openGraph: { type: 'article', imageUrl: src },
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'NewsArticle',
        headline: article.title,
        description: article.summary,
        datePublished: article.published_at,
        image: [src],
        inLanguage: LOCALES[locale].iso,
        publisher: { '@type': 'Organization', name: words.shop },
        author: { '@type': 'Organization', name: words.shop },
      },
    ],
  };
}
