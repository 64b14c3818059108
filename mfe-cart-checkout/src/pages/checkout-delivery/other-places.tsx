import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { ChevronDownIcon, PinIcon } from '@vitrava/shared-kit/ui/icon';
import { Notice } from '@vitrava/shared-kit/ui/notice';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { RetryFailure } from '../../ui/retry-failure/index.ts';
import { $hasSaved, $isListOpen, $isMapFailed, $isMapOpen, $saving, $unsaved, listToggled, mapOpened, pointChosen } from './model.ts';
import { PointList } from './point-list.tsx';
import styles from './view.module.css';

/** Places not chosen before: on the provider's map, or in a list that needs the shop alone. */
export function OtherPlaces(): ReactElement {
  const { t } = useTranslation();
  const { hasSaved, isListOpen, isMapOpen, isMapFailed, saving, unsaved, openMap, toggleList, choose } = useUnit({
    hasSaved: $hasSaved,
    isListOpen: $isListOpen,
    isMapOpen: $isMapOpen,
    isMapFailed: $isMapFailed,
    saving: $saving,
    unsaved: $unsaved,
    openMap: mapOpened,
    toggleList: listToggled,
    choose: pointChosen,
  });
  return (
    <section className={styles['section']} aria-labelledby="checkout-other-places">
      <h2 className={styles['title']} id="checkout-other-places">
        {t(hasSaved ? 'checkout.place.other' : 'checkout.place.all')}
      </h2>
      <div className={styles['ways']}>
        <Button variant="secondary" icon={<PinIcon />} loading={isMapOpen} onClick={() => openMap()}>
          {t('checkout.map.open')}
        </Button>
        <Button
          variant="secondary"
          iconEnd={<ChevronDownIcon />}
          aria-expanded={isListOpen}
          aria-controls="checkout-points"
          onClick={() => toggleList()}
        >
          {t('checkout.points.open')}
        </Button>
      </div>
      {isMapFailed && (
        <Notice tone="warning" title={t('checkout.map.failed')} live>
          {t('checkout.map.failedText')}
        </Notice>
      )}
      {unsaved !== null && (
        <RetryFailure of="checkout.place.notSaved" size="line" retrying={saving !== null} onRetry={() => choose(unsaved)} />
      )}
      <div id="checkout-points">{isListOpen && <PointList />}</div>
    </section>
  );
}
