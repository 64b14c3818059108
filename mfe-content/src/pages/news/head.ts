import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { pictureSource } from '@vitrava/shared-kit/ui/picture';
import type { NewsItem } from '../../domain/content/index.ts';
import { type PageState, pageTitle } from '../../domain/page/index.ts';
import { pagePath } from './paging.ts';

/** How wide the picture of the leading article is shown. */
export const LEAD_SIZES = '(width >= 1400px) 740px, (width >= 801px) 54vw, 94vw';

const WORDS = {
  ru: {
    title: 'Новости',
    page: 'страница',
    description: 'Как выбирать витамины и добавки, что показали проверки партий и что нового в магазине «Витрава».',
  },
  en: {
    title: 'News',
    page: 'page',
    description: 'How to choose vitamins and supplements, what our batch tests show, and what is new at Vitrava.',
  },
} as const;

export function headOf(page: {
  readonly locale: LocaleCode;
  readonly page: number;
  readonly items: readonly NewsItem[];
  readonly state: PageState;
}): PageHead {
  const words = WORDS[page.locale];
  const lead = page.state === 'ready' ? page.items[0] : undefined;
  const { src, srcSet } = lead ? pictureSource(lead.picture) : {};
  return {
    title: pageTitle(page.page > 1 ? `${words.title}, ${words.page} ${page.page}` : words.title, page.locale),
    description: words.description,
    canonicalPath: pagePath(page.page),
    ...(src !== undefined && { image: { src, ...(srcSet !== undefined && { srcSet, sizes: LEAD_SIZES }) }, openGraph: { imageUrl: src } }),
  };
}
