import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { ButtonLink } from '@vitrava/shared-kit/ui/button';
import { Notice } from '@vitrava/shared-kit/ui/notice';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { accountCompletedOrdersPath } from '../../../paths.ts';
import { $cancellation } from '../cancelling.ts';
import { $request } from '../request.ts';
import styles from '../view.module.css';

/** The result of a cancellation. The element always exists, so that its text is announced. */
export function CanceledNotice(): ReactElement {
  const { t } = useTranslation();
  const { cancellation, request, locale } = useUnit({ cancellation: $cancellation, request: $request, locale: $locale });
  const { canceled: order } = cancellation;
  return (
    <div className={styles['notice']} role="status">
      {order && (
        <Notice
          tone="success"
          title={t('orders.canceled.title', { number: order.number })}
          {...(request.group === 'active' && {
            action: (
              <ButtonLink variant="secondary" size="small" href={localizePath(accountCompletedOrdersPath, locale)}>
                {t('orders.canceled.see')}
              </ButtonLink>
            ),
          })}
        >
          {t(
            order.payment.status === 'refunding' || order.payment.status === 'refunded' ? 'orders.canceled.refund' : 'orders.canceled.text',
          )}
        </Notice>
      )}
    </div>
  );
}
