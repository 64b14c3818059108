import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { ButtonLink } from '@vitrava/shared-kit/ui/button';
import { EmptyState } from '@vitrava/shared-kit/ui/empty-state';
import { BoxIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { accountActiveOrdersPath } from '../../../paths.ts';
import type { OrdersRequest } from '../request.ts';

interface Props {
  readonly group: OrdersRequest['group'];
}

export function EmptyOrders({ group }: Props): ReactElement {
  const { t } = useTranslation();
  const { locale } = useUnit({ locale: $locale });
  const isActive = group === 'active';
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
