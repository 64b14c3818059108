import type { PickupPoint } from '@vitrava/shared-kit/contracts/browser';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { useUnit } from 'effector-react';
import { type ReactElement, useId } from 'react';
import { PlaceWords } from '../../features/chosen-place/index.ts';
import { $saving, $weight, pointChosen } from './model.ts';
import { PointMark } from './point-mark.tsx';
import styles from './view.module.css';

export function PointCard({ point }: { readonly point: PickupPoint }): ReactElement {
  const { t } = useTranslation();
  const { saving, weight, choose } = useUnit({ saving: $saving, weight: $weight, choose: pointChosen });
  const titleId = useId();
  return (
    <li className={styles['point']}>
      <div className={styles['pointHead']}>
        <h3 className={styles['pointName']} id={titleId}>
          {point.name}
        </h3>
        <PointMark point={point} />
      </div>
      <div className={styles['pointWords']}>
        <PlaceWords point={{ ...point, phone: '' }} />
        {point.prepaid && <p>{t('checkout.place.prepaidText')}</p>}
      </div>
      {weight > point.weight_limit ? (
        <p className={styles['obstacle']}>{t('checkout.place.tooHeavy')}</p>
      ) : (
        <Button size="small" variant="secondary" aria-describedby={titleId} loading={saving === point.id} onClick={() => choose(point.id)}>
          {t('checkout.points.choose')}
        </Button>
      )}
    </li>
  );
}
