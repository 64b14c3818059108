import { useState } from 'react';
import { Badge } from '../src/ui/badge/index.ts';
import { Breadcrumbs } from '../src/ui/breadcrumbs/index.ts';
import { Button, ButtonLink } from '../src/ui/button/index.ts';
import { BuyControl } from '../src/ui/buy-control/index.ts';
import { CardGrid } from '../src/ui/card-grid/index.ts';
import { FavouriteHeart } from '../src/ui/favourite-heart/index.ts';
import * as icons from '../src/ui/icon/index.ts';
import { IconButton, IconLink } from '../src/ui/icon-button/index.ts';
import { Logo } from '../src/ui/logo/index.ts';
import { Price } from '../src/ui/price/index.ts';
import { ProductCard, ProductCardSkeleton } from '../src/ui/product-card/index.ts';
import { QuantityStepper } from '../src/ui/quantity-stepper/index.ts';
import styles from './gallery.module.css';
import { Part } from './part.tsx';
import { pictures } from './pictures.ts';
import { Search } from './search.tsx';
import { texts as t } from './texts.ts';

const labels = { amount: t.amount, increase: t.more, decrease: t.less, remove: t.remove };

function Card({ index }: { readonly index: number }) {
  const [amount, setAmount] = useState(index === 1 ? 2 : 0);
  const [isFavourite, setFavourite] = useState(index === 2);
  const name = [t.product, t.shortProduct, t.thirdProduct][index % 3] ?? t.product;
  const isSoldOut = index === 4;
  return (
    <ProductCard
      href="#"
      name={name}
      picture={pictures[index % 3] ?? { src: '', width: 1, height: 1 }}
      brand={t.brand}
      meta={index === 1 ? [t.tablets] : [t.dose, t.tablets]}
      unavailable={isSoldOut}
      badges={index === 0 ? <Badge tone="accent">{t.isNew}</Badge> : index === 3 ? <Badge tone="warning">{t.few}</Badge> : undefined}
      price={index % 2 === 0 ? <Price price="1 290.50 ₽" oldPrice="1 518 ₽" discount="−15 %" unit={t.perUnit} /> : <Price price="890 ₽" />}
      heart={<FavouriteHeart pressed={isFavourite} label={t.heart} onToggle={setFavourite} />}
      action={
        <BuyControl
          amount={amount}
          addLabel={t.add}
          labels={labels}
          onAdd={() => setAmount(1)}
          onAmountChange={setAmount}
          {...(isSoldOut && { unavailableLabel: t.soldOut })}
        />
      }
    />
  );
}

/** Head of the page, goods, and what is pressed. */
export function Goods() {
  const [amount, setAmount] = useState(1);
  return (
    <>
      <Part name="logo, search-field, icon-button">
        <div className={styles['header']}>
          <Logo word={t.word} />
          <Search />
          <div className={styles['row']}>
            <IconLink href="#" icon={<icons.HeartIcon size="large" />} label={t.heart} count={3} />
            <IconLink href="#" icon={<icons.CartIcon size="large" />} label={t.add} count={120} />
            <IconButton icon={<icons.UserIcon size="large" />} label={t.login} />
          </div>
        </div>
      </Part>
      <Part name="breadcrumbs">
        <Breadcrumbs label={t.home} items={[{ name: t.home, href: '#' }, { name: t.vitamins, href: '#' }, { name: t.product }]} />
      </Part>
      <Part name="card-grid, product-card, price, badge, buy-control, favourite-heart">
        <CardGrid label={t.vitamins}>
          {[0, 1, 2, 3, 4].map((index) => (
            <Card key={index} index={index} />
          ))}
          <ProductCardSkeleton />
        </CardGrid>
      </Part>
      <Part name="price large">
        <Price size="large" price="1 290.50 ₽" oldPrice="1 518 ₽" discount="−15 %" unit={t.perUnit} />
      </Part>
      <Part name="button">
        {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
          <div key={variant} className={styles['row']}>
            <Button variant={variant} size="small">
              {t.later}
            </Button>
            <Button variant={variant} icon={<icons.CartIcon />}>
              {t.add}
            </Button>
            <ButtonLink href="#" variant={variant} size="large" iconEnd={<icons.ArrowRightIcon />}>
              {t.buy}
            </ButtonLink>
            <Button variant={variant} loading>
              {t.buy}
            </Button>
            <Button variant={variant} disabled>
              {t.buy}
            </Button>
          </div>
        ))}
      </Part>
      <Part name="quantity-stepper, icon-button">
        <div className={styles['row']}>
          {(['small', 'normal', 'large'] as const).map((size) => (
            <QuantityStepper
              key={size}
              size={size}
              amount={amount}
              onAmountChange={(wanted) => setAmount(wanted || 1)}
              labels={labels}
              max={12}
            />
          ))}
          <IconButton variant="raised" icon={<icons.ChevronLeftIcon />} label={t.previous} />
          <IconButton variant="outlined" icon={<icons.FilterIcon />} label={t.sort} />
          <FavouriteHeart variant="outlined" pressed label={t.heart} onToggle={() => {}} />
        </div>
      </Part>
      <Part name="icon">
        <div className={styles['row']}>
          {Object.entries(icons).map(([name, Icon]) => (
            <span key={name} title={name}>
              <Icon size="large" />
            </span>
          ))}
        </div>
      </Part>
    </>
  );
}
