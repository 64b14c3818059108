import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { combine, createEvent, createStore, type EventCallable, type Store, type StoreWritable, sample } from 'effector';
import { type ContentPage, contentPageContract } from '../../domain/content/index.ts';
import { answeredState, failedState, type PageState, pageTitle, statusOf } from '../../domain/page/index.ts';

interface Options {
  /** The page's name in the API, which is its path, too. */
  readonly slug: string;
  /** What it is called until its words are there. */
  readonly name: Readonly<Record<LocaleCode, string>>;
}

export interface ContentPageModel {
  readonly opened: EventCallable<PageRequest>;
  /** Null until it is there. */
  readonly $page: StoreWritable<ContentPage | null>;
  readonly $state: StoreWritable<PageState>;
  readonly $title: Store<string>;
  readonly $status: Store<number>;
  readonly $head: Store<PageHead>;
}

/** A page of the shop's own words, from `GET api/pages/{slug}/`. Its stores have sids of their own, since many pages are made here. */
export function createContentPage({ slug, name }: Options): ContentPageModel {
  const opened = createEvent<PageRequest>();

  const loadPageFx = createApiFx({
    name: 'loadPageFx',
    request: (_: undefined) => ({ path: `api/pages/${slug}/` }),
    contract: contentPageContract,
  });

  const $page = createStore<ContentPage | null>(null, { sid: `mfe-content/${slug}/$page`, name: '$page' });
  const $state = createStore<PageState>('loading', { sid: `mfe-content/${slug}/$state`, name: '$state' });

  const $title = combine($page, $locale, (page, locale) => page?.title ?? name[locale]);
  const $status = $state.map(statusOf);
  const $head = combine(
    $page,
    $title,
    $locale,
    (page, title, locale): PageHead => ({
      title: pageTitle(title, locale),
      ...(page && { description: page.summary }),
      canonicalPath: `/${slug}`,
    }),
  );

  sample({ clock: opened, fn: () => undefined, target: loadPageFx });
  sample({ clock: opened, fn: (): PageState => 'loading', target: $state });
  sample({ clock: loadPageFx.doneData, target: $page });
  sample({ clock: loadPageFx.done, fn: answeredState, target: $state });
  sample({ clock: loadPageFx.failData, fn: failedState, target: $state });

  return { opened, $page, $state, $title, $status, $head };
}
