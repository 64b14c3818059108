import { useTranslation } from '@vitrava/shared-kit/i18n';
import type { RefusalReason } from '@vitrava/shared-kit/models/buying';
import { useMemo } from 'react';

/** Words of tiles, looked up once for a whole list: two dozen look-ups in each of a hundred tiles would be felt. */
export interface TileWords {
  readonly add: string;
  readonly amount: string;
  readonly more: string;
  readonly less: string;
  readonly remove: string;
  readonly favourite: string;
  readonly price: string;
  readonly oldPrice: string;
  readonly per: string;
  readonly isNew: string;
  /** A `#` represents the count. */
  readonly left: string;
  readonly soldOut: string;
  readonly refused: Readonly<Record<RefusalReason, string>>;
}

export function useTileWords(): TileWords {
  const { t } = useTranslation();
  return useMemo(() => t('tile', { returnObjects: true }) as unknown as TileWords, [t]);
}
