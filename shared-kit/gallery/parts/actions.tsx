import { useState } from 'react';
import { Breadcrumbs } from '../../src/ui/breadcrumbs/index.ts';
import { Button, ButtonLink } from '../../src/ui/button/index.ts';
import { BuyControl } from '../../src/ui/buy-control/index.ts';
import { ChipGroup, ChipLink } from '../../src/ui/chip/index.ts';
import { FavouriteHeart } from '../../src/ui/favourite-heart/index.ts';
import { ArrowRightIcon, CartIcon, ChevronLeftIcon, FilterIcon, UserIcon } from '../../src/ui/icon/index.ts';
import { IconButton } from '../../src/ui/icon-button/index.ts';
import { type LinkPlace, linkPlace } from '../../src/ui/link-place/index.ts';
import { Pagination } from '../../src/ui/pagination/index.ts';
import { QuantityStepper } from '../../src/ui/quantity-stepper/index.ts';
import { SegmentedLinks } from '../../src/ui/segmented/index.ts';
import { controlled, Line, type Part, statesOf } from '../part.tsx';
import type { Texts } from '../texts.ts';

const Heart = controlled(FavouriteHeart, 'pressed', 'onToggle');
const Stepper = controlled(QuantityStepper, 'amount', 'onAmountChange');

/** What is in the cart changes in place. */
function Buy({ amount, t, ...rest }: { amount: number; t: Texts; size?: 'small' | 'large'; max?: number; unavailableLabel?: string }) {
  const [present, setPresent] = useState(amount);
  const labels = { amount: t.amount, increase: t.more, decrease: t.less, remove: t.remove };
  return <BuyControl {...rest} amount={present} addLabel={t.add} labels={labels} onAdd={() => setPresent(1)} onAmountChange={setPresent} />;
}

export const ACTIONS: readonly Part[] = [
  {
    subpath: 'button',
    states: (t) => [
      ...(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => ({
        name: `${variant}: small, icon, link large, loading, disabled`,
        width: 'line' as const,
        view: (
          <Line>
            <Button variant={variant} size="small">
              {t.later}
            </Button>
            <Button variant={variant} icon={<CartIcon />}>
              {t.add}
            </Button>
            <ButtonLink href="#button" variant={variant} size="large" iconEnd={<ArrowRightIcon />}>
              {t.buy}
            </ButtonLink>
            <Button variant={variant} loading>
              {t.buy}
            </Button>
            <Button variant={variant} disabled>
              {t.buy}
            </Button>
          </Line>
        ),
      })),
      ...statesOf(Button, { wide: true }, { 'wide, long words': { icon: <CartIcon />, children: `${t.buy}: ${t.longWord}` } }, 'narrow'),
      ...statesOf(ButtonLink, { wide: true }, { 'link, wide': { href: '#button', variant: 'secondary', children: t.product } }, 'narrow'),
    ],
  },
  {
    subpath: 'icon-button',
    states: (t) =>
      statesOf(
        IconButton,
        {},
        {
          plain: { icon: <UserIcon size="large" />, label: t.login },
          raised: { variant: 'raised', icon: <ChevronLeftIcon />, label: t.previous },
          outlined: { variant: 'outlined', icon: <FilterIcon />, label: t.sort },
          small: { size: 'small', icon: <FilterIcon size="small" />, label: t.sort },
          disabled: { disabled: true, variant: 'outlined', icon: <FilterIcon />, label: t.sort },
        },
      ),
  },
  {
    subpath: 'chip',
    states: (t) =>
      statesOf(
        ChipGroup,
        { label: t.vitamins },
        {
          'links, one current': {
            children: t.chips.map((chip, index) => (
              <ChipLink key={chip} href="#chip" current={index === 1}>
                {chip}
              </ChipLink>
            )),
          },
          'removable, count, long words': {
            label: t.sort,
            children: [
              <ChipLink key="current" href="#chip" current removeLabel={t.remove}>
                {t.slim}
              </ChipLink>,
              <ChipLink key="long" href="#chip" count={3}>
                {t.longWord}
              </ChipLink>,
            ],
          },
        },
        'line',
      ),
  },
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
  {
    subpath: 'favourite-heart',
    states: (t) =>
      statesOf(
        Heart,
        { label: t.heart },
        {
          raised: { pressed: false },
          'raised, pressed': { pressed: true },
          outlined: { variant: 'outlined', pressed: false },
          'outlined, pressed': { variant: 'outlined', pressed: true },
        },
      ),
  },
  {
    subpath: 'quantity-stepper',
    states: (t) => {
      const labels = { amount: t.amount, increase: t.more, decrease: t.less };
      return [
        ...statesOf(
          Stepper,
          { labels },
          {
            small: { size: 'small', amount: 2, max: 12 },
            normal: { amount: 2, max: 12 },
            large: { size: 'large', amount: 2, max: 12 },
            least: { amount: 1 },
            'least, removes': { amount: 1, labels: { ...labels, remove: t.remove } },
            most: { amount: 999 },
            busy: { amount: 5, busy: true },
          },
        ),
        ...statesOf(Stepper, { labels }, { wide: { amount: 2, wide: true } }, 'narrow'),
      ];
    },
  },
  {
    subpath: 'buy-control',
    states: (t) =>
      statesOf(
        Buy,
        { t },
        {
          small: { amount: 0, size: 'small' },
          normal: { amount: 0 },
          large: { amount: 0, size: 'large' },
          'in the cart': { amount: 2 },
          'none left to add': { amount: 3, max: 3 },
          unavailable: { amount: 0, unavailableLabel: t.soldOut },
        },
      ),
  },
];
