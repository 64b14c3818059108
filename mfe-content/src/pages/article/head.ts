import { LOCALES, type LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import type { Translate } from '@vitrava/shared-kit/i18n';
import type { PageState } from '@vitrava/shared-kit/models/page-query';
import { largestAddress, pictureSource } from '@vitrava/shared-kit/ui/picture';
import type { Article } from '../../contracts.ts';
import { articlePath } from '../../paths.ts';

export const LEAD_SIZES = '(width >= 1100px) 960px, 94vw';

interface HeadOf {
  readonly t: Translate;
  readonly locale: LocaleCode;
  readonly article: Article | null;
  readonly state: PageState;
}

export function headOf({ t, locale, article, state }: HeadOf): PageHead {
  if (!article) {
    const name = t(state === 'missing' ? 'article.head.missing' : 'routes.article');
    return { title: name, name };
  }
  const { src, srcSet } = pictureSource(article.picture);
  return {
    title: article.title,
    name: article.title,
    description: article.summary,
    canonicalPath: articlePath(article),
    image: { src, ...(srcSet !== undefined && { srcSet, sizes: LEAD_SIZES }) },
    openGraph: { type: 'article', imageUrl: largestAddress(article.picture) },
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'NewsArticle',
        headline: article.title,
        description: article.summary,
        datePublished: article.published_at,
        // The API has no later date: an article is replaced by another.
        dateModified: article.published_at,
        image: [largestAddress(article.picture)],
        inLanguage: LOCALES[locale].iso,
        publisher: { '@type': 'Organization', '@id': '/#organization', name: t('shop') },
        author: { '@type': 'Organization', name: t('shop') },
      },
    ],
  };
}
