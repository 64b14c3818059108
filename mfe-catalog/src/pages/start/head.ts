import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { PageHead, PageImage } from '@vitrava/shared-kit/contracts/page';
import { pictureSource } from '@vitrava/shared-kit/ui/picture';
import { combine } from 'effector';
import { addressOf, type CatalogueQuery, isFiltered } from '../../domain/catalogue-address/index.ts';
import { TILE_SIZES } from '../../features/product-tile/index.ts';
import { $list, type FoundList } from './list.ts';
import { $request } from './model.ts';
import { $slides, SLIDE_SIZES } from './slides.ts';

/** The document's own words; the page's are in the locale files, which a model does not see. */
const WORDS: Readonly<
  Record<
    LocaleCode,
    { shop: string; start: string; description: string; found: string; all: string; page: string; of: (name: string) => string }
  >
> = {
  ru: {
    shop: 'Витрава',
    start: 'Витрава — витамины и товары для здоровья',
    description:
      'Витамины, БАД, спортивное питание, натуральный уход и товары для активной жизни. Полный состав, честные цены, доставка по России.',
    found: 'Поиск',
    all: 'Каталог',
    page: 'страница',
    of: (name) => `${name}: цены, состав и наличие в интернет-магазине «Витрава». Доставка по России.`,
  },
  en: {
    shop: 'Vitrava',
    start: 'Vitrava — vitamins and goods for health',
    description:
      'Vitamins, supplements, sports nutrition, natural care and goods for active life. Full labels, fair prices, delivery across Russia.',
    found: 'Search',
    all: 'Catalogue',
    page: 'page',
    of: (name) => `${name}: prices, full labels and availability at Vitrava. Delivery across Russia.`,
  },
};

/** Only plain lists are worth an index: everything, a category, their further pages. The rest points to them. */
function robotsOf(request: CatalogueQuery, count: number): Pick<PageHead, 'robots' | 'canonicalPath'> {
  const { search, category, sort, firstPage, lastPage } = request;
  const isPlain = search === '' && sort === '' && !isFiltered(request) && firstPage === lastPage && count > 0;
  const canonicalPath = addressOf(isPlain ? { category, firstPage, lastPage } : { category });
  return isPlain ? { canonicalPath } : { canonicalPath, robots: 'noindex, follow' };
}

/** The categories above the chosen one; everything and a search stand at the top of the shop themselves. */
function trailTo({ search }: CatalogueQuery, path: FoundList['category'], catalogue: string): Pick<PageHead, 'name' | 'breadcrumbs'> {
  const own = path?.at(-1);
  if (search !== '' || !path || !own) return {};
  const above = path.slice(0, -1).map(({ slug, name }) => ({ name, to: addressOf({ category: slug }) }));
  return { name: own.name, breadcrumbs: [{ name: catalogue, to: '/' }, ...above] };
}

export const $head = combine($locale, $request, $list, $slides, (locale, request, list, slides): PageHead => {
  const words = WORDS[locale];
  const category = list.category?.at(-1)?.name;
  const subject = request.search !== '' ? `${words.found}: ${request.search}` : category;
  const parts =
    request.firstPage > 1 ? [subject ?? words.all, `${words.page} ${request.firstPage}`] : subject === undefined ? [] : [subject];
  const [slide] = slides;
  const [card] = list.cards;
  const image: PageImage | undefined = slide
    ? { ...pictureSource(slide.picture), sizes: SLIDE_SIZES }
    : card && { ...pictureSource(card.photo), sizes: TILE_SIZES };
  return {
    ...trailTo(request, list.category, words.all),
    title: parts.length > 0 ? `${parts.join(' — ')} — ${words.shop}` : words.start,
    description: category !== undefined && request.search === '' ? words.of(category) : words.description,
    ...robotsOf(request, list.count),
    ...(image && { image, openGraph: { type: 'website', imageUrl: image.src } }),
  };
});
