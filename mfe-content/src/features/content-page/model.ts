import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { $t } from '@vitrava/shared-kit/i18n/model';
import { createPageQuery, type PageQuery } from '@vitrava/shared-kit/models/page-query';
import { combine, type Store } from 'effector';
import { type ContentPage, contentPageContract } from '../../contracts.ts';

export interface ContentPageModel {
  readonly query: PageQuery<null, ContentPage>;
  /** What it is called; the route's title until its words are there. */
  readonly $title: Store<string>;
  readonly $head: Store<PageHead>;
}

/** A page of the shop's own words, from `GET api/pages/{slug}/`. Its route is named like its page in the API, and its path, too. */
export function createContentPage({ slug }: { readonly slug: string }): ContentPageModel {
  const query = createPageQuery({
    name: `content/${slug}`,
    params: () => null,
    call: () => ({ path: `api/pages/${slug}/` }),
    contract: contentPageContract,
  });
  const $title = combine(query.$data, $t, (page, t) => page?.title ?? t(`routes.${slug}`));
  const $head = combine(
    query.$data,
    $title,
    (page, title): PageHead => ({ title, ...(page && { description: page.summary }), canonicalPath: `/${slug}` }),
  );
  return { query, $title, $head };
}
