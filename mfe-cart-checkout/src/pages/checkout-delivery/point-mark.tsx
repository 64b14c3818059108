import type { PickupPoint } from '@vitrava/shared-kit/contracts/browser';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatMoney } from '@vitrava/shared-kit/i18n/format';
import { Badge } from '@vitrava/shared-kit/ui/badge';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $isFree } from './model.ts';
import styles from './view.module.css';

/** What has to be known before choosing a point: what the way there costs, and that some take paid orders only. */
export function PointMark({ point }: { readonly point: PickupPoint }): ReactElement {
  const { t } = useTranslation();
  const { isFree } = useUnit({ isFree: $isFree });
  return (
    <span className={styles['marks']}>
      {point.prepaid && <Badge tone="warning">{t('checkout.place.prepaid')}</Badge>}
      {isFree ? (
        <Badge tone="success">{t('checkout.place.free')}</Badge>
      ) : (
        <Badge>{t('checkout.place.price', { sum: formatMoney(point.price) })}</Badge>
      )}
    </span>
  );
}
