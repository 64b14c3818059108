import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatMoney } from '@vitrava/shared-kit/i18n/format';
import { Container } from '@vitrava/shared-kit/ui/container';
import { useUnit } from 'effector-react';
import { bikeQuery } from './model.ts';

export function BikeView() {
  const { t, language } = useTranslation();
  const bike = useUnit(bikeQuery.$data);
  return (
    <Container width="prose">
      <h1>{bike?.name ?? t('away')}</h1>
      {bike && <p>{t('wheel', { size: bike.wheel })}</p>}
      {bike && <p>{t('day', { price: formatMoney(bike.price, language) })}</p>}
    </Container>
  );
}
