import type { ProductCard } from '@vitrava/shared-kit/contracts/browser';
import { FavouriteHeart } from '@vitrava/shared-kit/ui/favourite-heart';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $favouriteIds, favouriteToggled } from '../../bus.ts';
// Wires the heart to the list of favourites, so that it answers before the service is there.
import '../../domain/favourites/index.ts';
import type { TileWords } from './words.ts';

interface Props {
  readonly card: Pick<ProductCard, 'id' | 'name'>;
  readonly words: TileWords;
  readonly variant?: 'raised' | 'outlined';
}

/** The kit's heart on the bus; the favourites service stores its value. */
export function HeartButton({ card, words, variant = 'raised' }: Props): ReactElement {
  const { ids, toggle } = useUnit({ ids: $favouriteIds, toggle: favouriteToggled });
  return (
    <FavouriteHeart
      pressed={ids.includes(card.id)}
      label={`${words.favourite}: ${card.name}`}
      variant={variant}
      onToggle={(favourite) => toggle({ product: card.id, favourite })}
    />
  );
}
