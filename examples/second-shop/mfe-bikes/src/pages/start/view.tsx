import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatMoney } from '@vitrava/shared-kit/i18n/format';
import { Container } from '@vitrava/shared-kit/ui/container';
import { useUnit } from 'effector-react';
import { bikesQuery } from './model.ts';
import styles from './view.module.css';

export function StartView() {
  const { t } = useTranslation();
  const { bikes, locale } = useUnit({ bikes: bikesQuery.$data, locale: $locale });
  return (
    <Container>
      <h1>{t('routes.start')}</h1>
      {bikes === null && <p>{t('away')}</p>}
      <ul className={styles['root']}>
        {bikes?.map(({ slug, name, price }) => (
          <li key={slug} className={styles['bike']}>
            <a href={localizePath(`/bikes/${slug}`, locale)}>{name}</a>
            <p>{t('day', { price: formatMoney(price, locale) })}</p>
          </li>
        ))}
      </ul>
    </Container>
  );
}
