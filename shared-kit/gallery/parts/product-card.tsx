import { useState } from 'react';
import { formatDiscount, formatMoney } from '../../src/i18n/format/index.ts';
import { Badge } from '../../src/ui/badge/index.ts';
import { BuyControl } from '../../src/ui/buy-control/index.ts';
import { CardGrid } from '../../src/ui/card-grid/index.ts';
import { FavouriteHeart } from '../../src/ui/favourite-heart/index.ts';
import { Price } from '../../src/ui/price/index.ts';
import { ProductCard, ProductCardSkeleton } from '../../src/ui/product-card/index.ts';
import { useGallery } from '../context.tsx';
import { pictures } from '../pictures.ts';

/** A card that does what cards do; the sixth has a long word for a name, the fifth is sold out. */
export function Card({ index }: { readonly index: number }) {
  const { t } = useGallery();
  const [amount, setAmount] = useState(index === 1 ? 2 : 0);
  const [isFavourite, setFavourite] = useState(index === 2);
  const name = [t.product, t.shortProduct, t.thirdProduct, t.shortProduct, t.thirdProduct, t.longWord][index] ?? t.product;
  const isSoldOut = index === 4;
  return (
    <ProductCard
      href="#product-card"
      name={name}
      picture={pictures[index % 3] ?? { src: '', width: 1, height: 1 }}
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

/** New, in the cart, a favourite, few left, sold out, a long word, on its way. */
export function ProductCardPart() {
  const { t } = useGallery();
  return (
    <CardGrid label={t.vitamins}>
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <Card key={index} index={index} />
      ))}
      <ProductCardSkeleton />
    </CardGrid>
  );
}
