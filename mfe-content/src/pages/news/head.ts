import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import type { Translate } from '@vitrava/shared-kit/i18n';
import { largestAddress, pictureSource } from '@vitrava/shared-kit/ui/picture';
import type { NewsItem } from '../../contracts.ts';
import { pagePath } from './paging.ts';

export const LEAD_SIZES = '(width >= 1400px) 740px, (width >= 801px) 54vw, 94vw';

export function headOf({
  t,
  page,
  items,
}: {
  readonly t: Translate;
  readonly page: number;
  readonly items: readonly NewsItem[];
}): PageHead {
  const [lead] = items;
  const { src, srcSet } = lead ? pictureSource(lead.picture) : {};
  return {
    title: page > 1 ? t('newsList.head.title', { page }) : t('routes.news'),
    description: t('newsList.head.description'),
    canonicalPath: pagePath(page),
    ...(lead &&
      src !== undefined && {
        image: { src, ...(srcSet !== undefined && { srcSet, sizes: LEAD_SIZES }) },
        openGraph: { imageUrl: largestAddress(lead.picture) },
      }),
  };
}
