import { useState } from 'react';
import { formatDiscount, formatMoney } from '../../src/i18n/format/index.ts';
import { Badge } from '../../src/ui/badge/index.ts';
import { BuyControl } from '../../src/ui/buy-control/index.ts';
import { CardGrid } from '../../src/ui/card-grid/index.ts';
import { FavouriteHeart } from '../../src/ui/favourite-heart/index.ts';
import { Picture, pictureSource } from '../../src/ui/picture/index.ts';
import { Price } from '../../src/ui/price/index.ts';
import { ProductCard, ProductCardSkeleton } from '../../src/ui/product-card/index.ts';
import { type Part, statesOf } from '../part.tsx';
import { apiPicture, pictures } from '../pictures.ts';
import type { Texts } from '../texts.ts';

const NO_PICTURE = { src: '', width: 1, height: 1 };

/** A card that does what cards do; the sixth has a long word for a name, the fifth is sold out. */
function Card({ index, t }: { readonly index: number; readonly t: Texts }) {
  const [amount, setAmount] = useState(index === 1 ? 2 : 0);
  const [isFavourite, setFavourite] = useState(index === 2);
  const name = [t.product, t.shortProduct, t.thirdProduct, t.shortProduct, t.thirdProduct, t.longWord][index] ?? t.product;
  const isSoldOut = index === 4;
  return (
    <ProductCard
      href="#product-card"
      name={name}
      picture={pictures[index % 3] ?? NO_PICTURE}
      brand={t.brand}
      unavailable={isSoldOut}
      {...(index === 0 && { badges: <Badge tone="accent">{t.isNew}</Badge> })}
      {...(index === 3 && { badges: <Badge tone="warning">{t.few}</Badge> })}
      price={
        index % 2 === 0 ? (
          <Price price={formatMoney('1290.50')} oldPrice={formatMoney('1518')} discount={formatDiscount(15)} unit={t.perUnit} />
        ) : (
          <Price price={formatMoney('890')} />
        )
      }
      heart={<FavouriteHeart pressed={isFavourite} label={`${t.heart}: ${name}`} onToggle={setFavourite} />}
      action={
        <BuyControl
          amount={amount}
          addLabel={t.add}
          addName={`${t.add}: ${name}`}
          labels={{ amount: `${t.amount}: ${name}`, increase: t.more, decrease: t.less, remove: t.remove }}
          onAdd={() => setAmount(1)}
          onAmountChange={setAmount}
          {...(isSoldOut && { unavailableLabel: t.soldOut })}
        />
      }
    />
  );
}

export const GOODS: readonly Part[] = [
  {
    subpath: 'badge',
    states: (t) => [
      ...statesOf(
        Badge,
        { children: t.isNew },
        {
          calm: {},
          accent: { tone: 'accent' },
          success: { tone: 'success' },
          warning: { tone: 'warning' },
          danger: { tone: 'danger' },
        },
      ),
      {
        name: 'long words',
        width: 'narrow',
        view: (
          <div>
            <Badge>{`${t.longWord} ${t.longWord}`}</Badge>
          </div>
        ),
      },
    ],
  },
  {
    subpath: 'price',
    states: (t) => {
      const labels = { price: t.discountOf, oldPrice: t.discountFrom };
      const sale = { price: formatMoney('1290.50'), oldPrice: formatMoney('1518'), discount: formatDiscount(15), unit: t.perUnit, labels };
      const fortune = { price: formatMoney('12345678.90'), oldPrice: formatMoney('98765432.10'), discount: formatDiscount(87), labels };
      return [
        ...statesOf(Price, sale, { small: { size: 'small' }, normal: {}, large: { size: 'large' } }),
        ...statesOf(Price, {}, { plain: { price: formatMoney('890') } }),
        ...statesOf(Price, fortune, { 'a fortune': { size: 'large' } }, 'narrow'),
      ];
    },
  },
  {
    subpath: 'picture',
    states: (t) =>
      statesOf(
        Picture,
        { ...(pictures[0] ?? NO_PICTURE), alt: t.packAlt },
        {
          natural: {},
          contain: { fit: 'contain' },
          cover: { fit: 'cover' },
          srcset: { ...pictureSource(apiPicture), alt: '', fit: 'contain', sizes: '12rem' },
        },
        'frame',
      ),
  },
  {
    // New, in the cart, a favourite, few left, sold out, a long word, on its way.
    subpath: 'product-card',
    states: (t) => [
      {
        name: 'every kind',
        width: 'line',
        view: (
          <CardGrid label={t.vitamins}>
            {[0, 1, 2, 3, 4, 5].map((index) => (
              <Card key={index} index={index} t={t} />
            ))}
            <ProductCardSkeleton />
          </CardGrid>
        ),
      },
    ],
  },
  {
    subpath: 'card-grid',
    states: (t) =>
      statesOf(
        CardGrid,
        { label: t.shortProduct },
        {
          'one card': { children: <Card index={1} t={t} /> },
          pending: {
            label: t.loading,
            pending: true,
            children: [<Card key="new" index={0} t={t} />, <Card key="third" index={2} t={t} />],
          },
        },
        'line',
      ),
  },
];
