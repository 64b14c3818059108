import type { PickupPoint } from '@vitrava/shared-kit/contracts/browser';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { TrashIcon } from '@vitrava/shared-kit/ui/icon';
import { IconButton } from '@vitrava/shared-kit/ui/icon-button';
import { useUnit } from 'effector-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { $areStocksLoading, $stocks, $stocksState, type Stock, stocksReloadRequested } from '../../domain/delivery/index.ts';
import { PlaceWords } from '../../features/chosen-place/index.ts';
import { type Choice, ChoiceCards } from '../../ui/choice-cards/index.ts';
import { RetryFailure } from '../../ui/retry-failure/index.ts';
import { $chosen, $isPlaceMissing, $saved, $weight, removalRequested, stockChosen } from './model.ts';
import { PointMark } from './point-mark.tsx';
import styles from './view.module.css';

const ERROR_ID = 'checkout-place-error';

/** The places the customer has chosen before: one of them is the delivery address. */
export function SavedPlaces(): ReactElement | null {
  const { t } = useTranslation();
  const { state, stocks, chosen, saved, isMissing, isLoading, weight, choose, remove, retry } = useUnit({
    state: $stocksState,
    stocks: $stocks,
    chosen: $chosen,
    saved: $saved,
    isMissing: $isPlaceMissing,
    isLoading: $areStocksLoading,
    weight: $weight,
    choose: stockChosen,
    remove: removalRequested,
    retry: stocksReloadRequested,
  });

  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (saved !== null) section.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [saved]);

  const obstacleOf = (point: PickupPoint | null) => {
    if (!point) return t('checkout.place.closed');
    return weight > point.weight_limit ? t('checkout.place.tooHeavy') : undefined;
  };
  const choiceOf = (stock: Stock): Choice => {
    const { id, point } = stock;
    const obstacle = obstacleOf(point);
    const name = point?.name ?? t('checkout.place.unknown');
    return {
      id: String(id),
      title: name,
      text: point && (
        <>
          <PointMark point={point} />
          <PlaceWords point={point} />
        </>
      ),
      ...(obstacle !== undefined && { obstacle }),
      action: <IconButton size="small" icon={<TrashIcon />} label={t('checkout.place.remove', { name })} onClick={() => remove(stock)} />,
    };
  };

  const error = isMissing && (
    <p className={styles['error']} id={ERROR_ID} role="alert">
      {t('checkout.place.missing')}
    </p>
  );
  if (state === 'failed') {
    return (
      <>
        <RetryFailure of="checkout.place.failed" size="line" retrying={isLoading} onRetry={() => retry()} />
        {error}
      </>
    );
  }
  if (stocks.length === 0) return error || null;
  return (
    <section ref={section} className={styles['section']} aria-labelledby="checkout-saved-places">
      <h2 className={styles['title']} id="checkout-saved-places">
        {t('checkout.place.saved')}
      </h2>
      <ChoiceCards
        label={t('checkout.place.saved')}
        items={stocks.map(choiceOf)}
        current={chosen === null ? null : String(chosen)}
        onChange={(id) => choose(Number(id))}
        {...(isMissing && { errorId: ERROR_ID })}
      />
      {error}
    </section>
  );
}
