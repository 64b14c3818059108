import { useState } from 'react';
import { Button, ButtonLink } from '../../src/ui/button/index.ts';
import { BuyControl } from '../../src/ui/buy-control/index.ts';
import { ChipGroup, ChipLink } from '../../src/ui/chip/index.ts';
import { FavouriteHeart } from '../../src/ui/favourite-heart/index.ts';
import { ArrowRightIcon, CartIcon, ChevronLeftIcon, FilterIcon, UserIcon } from '../../src/ui/icon/index.ts';
import { IconButton } from '../../src/ui/icon-button/index.ts';
import { QuantityStepper } from '../../src/ui/quantity-stepper/index.ts';
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
