import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { ButtonLink } from '@vitrava/shared-kit/ui/button';
import { EmptyState } from '@vitrava/shared-kit/ui/empty-state';
import { BoxIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { isWhole, WHOLE_TIME } from '../../../domain/orders/index.ts';
import { accountActiveOrdersPath } from '../../../paths.ts';
import { type OrdersRequest, ordersPath } from '../request.ts';

interface Props {
  readonly request: OrdersRequest;
}

export function EmptyOrders({ request }: Props): ReactElement {
  const { group, period } = request;
  const { t } = useTranslation();
  const { locale } = useUnit({ locale: $locale });
  const isActive = group === 'active';
  if (period && !isWhole(period)) {
    return (
      <EmptyState
        icon={<BoxIcon size="large" />}
        title={t('orders.period.empty')}
        text={t('orders.period.emptyText')}
        action={
          <ButtonLink variant="secondary" href={localizePath(ordersPath({ group, page: 1, period: WHOLE_TIME }), locale)}>
            {t('orders.period.clear')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<BoxIcon size="large" />}
      title={t(`orders.${group}.empty`)}
      text={t(`orders.${group}.emptyText`)}
      action={
        <ButtonLink href={localizePath(isActive ? '/' : accountActiveOrdersPath, locale)}>{t(`orders.${group}.emptyAction`)}</ButtonLink>
      }
    />
  );
}
