import type { PageHead, PageImage } from '@vitrava/shared-kit/contracts/page';
import { $t } from '@vitrava/shared-kit/i18n/model';
import { largestAddress, pictureSource } from '@vitrava/shared-kit/ui/picture';
import { combine } from 'effector';
import { addressOf, type CatalogueQuery, isFiltered } from '../../domain/catalogue-address/index.ts';
import { TILE_SIZES } from '../../features/product-tile/index.ts';
import { $list, type FoundList } from './list.ts';
import { $request } from './model.ts';
import { $slides, SLIDE_SIZES } from './slides.ts';

/** Only plain lists are worth an index: everything, a category, their further pages. The rest points to them. */
function robotsOf(request: CatalogueQuery, count: number): Pick<PageHead, 'robots' | 'canonicalPath'> {
  const { search, category, sort, firstPage, lastPage, offersAll } = request;
  const isPlain = search === '' && sort === '' && !isFiltered(request) && firstPage === lastPage && !offersAll && count > 0;
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

export const $head = combine($t, $request, $list, $slides, (t, request, list, slides): PageHead => {
  const category = list.category?.at(-1)?.name;
  const subject = request.search !== '' ? t('heads.found', { search: request.search }) : category;
  const page = request.firstPage > 1 ? [subject ?? t('routes.start'), t('heads.page', { page: request.firstPage })].join(' — ') : subject;
  const [slide] = slides;
  const [card] = list.cards;
  const picture = slide?.picture ?? card?.photo;
  const image: PageImage | undefined = slide
    ? { ...pictureSource(slide.picture), sizes: SLIDE_SIZES }
    : card && { ...pictureSource(card.photo), sizes: TILE_SIZES };
  return {
    ...trailTo(request, list.category, t('routes.start')),
    title: page ?? t('heads.start'),
    description: category !== undefined && request.search === '' ? t('heads.category', { name: category }) : t('heads.description'),
    ...robotsOf(request, list.count),
    ...(image && picture && { image, openGraph: { type: 'website', imageUrl: largestAddress(picture) } }),
  };
});
