import type { PickupPoint } from '@vitrava/shared-kit/contracts/browser';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatPhone } from '@vitrava/shared-kit/i18n/format';
import type { ReactElement } from 'react';

interface Props {
  readonly point: Pick<PickupPoint, 'city' | 'address' | 'workschedule' | 'period'> & Partial<Pick<PickupPoint, 'phone'>>;
}

/** Where it is, when it is open, and when the order will be there. */
export function PlaceWords({ point }: Props): ReactElement {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('checkout.place.address', { city: point.city, address: point.address })}</p>
      {point.workschedule !== '' && <p>{t('checkout.place.hours', { hours: point.workschedule })}</p>}
      <p>{t('checkout.place.period', { count: point.period })}</p>
      {point.phone ? <p>{t('checkout.place.phone', { phone: formatPhone(point.phone) })}</p> : null}
    </>
  );
}
