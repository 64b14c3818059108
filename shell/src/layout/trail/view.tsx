import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Breadcrumbs } from '@vitrava/shared-kit/internal/breadcrumbs';
import { Container } from '@vitrava/shared-kit/ui/container';
import { ChevronLeftIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { ShopLink, useAddress } from '../link/index.ts';
import { $productLeft, $trail } from './model.ts';
import styles from './view.module.css';

/** The one trail of a page, above it, and the way back to the product that the shopper has come from. */
export function ShellTrail(): ReactElement | null {
  const { t } = useTranslation();
  const address = useAddress();
  const { trail, product } = useUnit({ trail: $trail, product: $productLeft });
  if (!trail && product === null) return null;
  return (
    <Container>
      <div className={styles['root']}>
        {product !== null && (
          <nav aria-label={t('trail.toProduct')}>
            <ShopLink className={styles['back']} to={product}>
              <ChevronLeftIcon size="small" />
              {t('trail.toProduct')}
            </ShopLink>
          </nav>
        )}
        {trail && (
          <Breadcrumbs
            label={t('trail.label')}
            items={[...trail.steps.map(({ name, to }) => ({ name, href: address(to) })), { name: trail.name }]}
          />
        )}
      </div>
    </Container>
  );
}
