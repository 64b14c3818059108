import { $locale } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatDateTime, formatMoney } from '@vitrava/shared-kit/i18n/format';
import { Container } from '@vitrava/shared-kit/ui/container';
import { useUnit } from 'effector-react';
import { toursQuery } from './model.ts';

export function ToursView() {
  const { t } = useTranslation();
  const { tours, locale } = useUnit({ tours: toursQuery.$data, locale: $locale });
  return (
    <Container width="prose">
      <h1>{t('routes.tours')}</h1>
      {tours?.map(({ slug, name, starts, price }) => (
        <section key={slug}>
          <h2>{name}</h2>
          <p>{formatDateTime(starts, locale)}</p>
          <p>{t('person', { price: formatMoney(price, locale) })}</p>
        </section>
      )) ?? <p>{t('none')}</p>}
    </Container>
  );
}
