import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { ProductCard as Card } from '@vitrava/shared-kit/contracts/browser';
import { type LocaleCode, localizePath } from '@vitrava/shared-kit/contracts/locale';
import { HydrationBoundary } from '@vitrava/shared-kit/mount/hydration';
import { Badge } from '@vitrava/shared-kit/ui/badge';
import { CardGrid } from '@vitrava/shared-kit/ui/card-grid';
import { pictureSource } from '@vitrava/shared-kit/ui/picture';
import { ProductCard, ProductCardSkeleton } from '@vitrava/shared-kit/ui/product-card';
import { useUnit } from 'effector-react';
import { memo, type ReactElement } from 'react';
import { productPath } from '../../paths.ts';
import { BuyButton } from './buy-button.tsx';
import { HeartButton } from './heart-button.tsx';
import { tileFollowed } from './model.ts';
import { PriceTag } from './price-tag.tsx';
import { TILE_PIXELS, TILE_SIZES } from './sizes.ts';
import { type TileWords, useTileWords } from './words.ts';

/** No window that shops are visited with shows more whole tiles before it is scrolled. */
const FIRST_SCREEN = 8;
/** Two rows of a phone. */
const FIRST_ADDED = 4;

interface Props {
  /** None yet is null: places are kept for what is on its way. */
  readonly cards: readonly Card[] | null;
  readonly label: string;
  readonly pending?: boolean;
  /** So many first tiles are above the fold. */
  readonly eager?: number;
  /** The list grows by so many; the first of them come with the page, too. */
  readonly pageSize?: number;
  /** The list is mostly below the fold: all of its tiles are rendered after the page. */
  readonly isBelowFold?: boolean;
  readonly headingLevel?: 2 | 3;
  readonly skeletons?: number;
  /** At most so many side by side. */
  readonly columns?: 4 | 5;
  /** In one row that scrolls. */
  readonly isRow?: boolean;
}

/** Products side by side, each with its heart and its buy control. */
export function TileGrid({
  cards,
  label,
  pending = false,
  eager = 0,
  pageSize = Number.POSITIVE_INFINITY,
  isBelowFold = false,
  headingLevel = 3,
  skeletons = 8,
  columns = 5,
  isRow = false,
}: Props): ReactElement {
  const words = useTileWords();
  const { locale } = useUnit({ locale: $locale });
  const isFirst = (index: number): boolean => !isBelowFold && (index < FIRST_SCREEN || index % pageSize < FIRST_ADDED);
  return (
    <CardGrid label={label} pending={pending} columns={columns} isRow={isRow}>
      {cards
        ? cards.map((card, index) => (
            <HydrationBoundary key={card.id} isFirst={isFirst(index)}>
              <Tile card={card} words={words} locale={locale} priority={index < eager} headingLevel={headingLevel} />
            </HydrationBoundary>
          ))
        : Array.from({ length: skeletons }, (_, index) => index).map((index) => <ProductCardSkeleton key={index} />)}
    </CardGrid>
  );
}

interface TileProps {
  readonly card: Card;
  readonly words: TileWords;
  readonly locale: LocaleCode;
  readonly priority: boolean;
  readonly headingLevel: 2 | 3;
}

const Tile = memo(function Tile({ card, words, locale, priority, headingLevel }: TileProps): ReactElement {
  const { availability } = card;
  const follow = useUnit(tileFollowed);
  const badges = [
    card.is_new && <Badge key="new">{words.isNew}</Badge>,
    availability.state === 'few' && (
      <Badge key="few" tone="warning">
        {words.left.replace('#', String(availability.left))}
      </Badge>
    ),
  ].filter(Boolean);
  return (
    <ProductCard
      href={localizePath(productPath(card), locale)}
      onFollow={(picture) => follow({ product: card.id, picture })}
      name={card.name}
      brand={card.brand.name}
      picture={pictureSource(card.photo, { upTo: TILE_PIXELS })}
      sizes={TILE_SIZES}
      priority={priority}
      headingLevel={headingLevel}
      unavailable={availability.state === 'none'}
      price={<PriceTag card={card} words={words} />}
      heart={<HeartButton card={card} words={words} />}
      action={<BuyButton card={card} words={words} />}
      {...(badges.length > 0 && { badges })}
    />
  );
});
