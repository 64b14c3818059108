import { Breadcrumbs } from '../../src/ui/breadcrumbs/index.ts';
import { type LinkPlace, linkPlace } from '../../src/ui/link-place/index.ts';
import { Pagination } from '../../src/ui/pagination/index.ts';
import { SegmentedLinks } from '../../src/ui/segmented/index.ts';
import { type Part, statesOf } from '../part.tsx';

export const NAVIGATION: readonly Part[] = [
  {
    subpath: 'segmented',
    states: (t) => {
      const active = { id: 'active', label: t.active, count: 2, href: '#segmented' };
      const long = t.sorts.map((label, index) => ({ id: String(index), label: index === 2 ? t.longWord : label, href: '#segmented' }));
      return [
        ...statesOf(
          SegmentedLinks,
          { label: t.completed },
          { links: { items: [active, { id: 'completed', label: t.completed, href: '#segmented' }], current: 'active' } },
        ),
        ...statesOf(SegmentedLinks, { label: t.longWord }, { 'long words': { items: long, current: '0' } }, 'narrow'),
      ];
    },
  },
  {
    subpath: 'pagination',
    states: (t) =>
      Object.entries({ first: [1, 20], fifth: [5, 20], last: [20, 20], 'first of two': [1, 2], middle: [5000, 9999] } as const).map(
        ([name, [page, pages]]) => ({
          name: `${name}: ${page} of ${pages}`,
          width: 'line',
          view: (
            <Pagination
              label={`${t.page} ${page}/${pages}`}
              page={page}
              pages={pages}
              toHref={() => '#pagination'}
              previousLabel={t.previous}
              nextLabel={t.next}
              pageLabel={(number) => `${t.page} ${number}`}
            />
          ),
        }),
      ),
  },
  {
    subpath: 'breadcrumbs',
    states: (t) => {
      const home = { name: t.home, href: '#breadcrumbs' };
      const steps = [home, { name: t.vitamins, href: '#' }, { name: t.chips[3] ?? '', href: '#0' }, { name: t.product }];
      return statesOf(
        Breadcrumbs,
        {},
        { short: { label: t.home, items: [home, { name: t.vitamins }] }, long: { label: t.product, items: steps } },
        'line',
      );
    },
  },
  {
    // A link alone: how it looks there is its owner's.
    subpath: 'link-place',
    states: (t) =>
      (['here', 'beneath', 'other'] satisfies LinkPlace[]).map((place) => ({
        name: place,
        view: (
          <a href="#link-place" {...linkPlace(place)}>
            {t.vitamins}
          </a>
        ),
      })),
  },
];
