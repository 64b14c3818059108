import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $isRequesting, retryRequested } from './model.ts';

/** The customer's cart cannot be read; it is safe where it is. */
export function CartFailure(): ReactElement {
  const { t } = useTranslation();
  const { isRequesting, retry } = useUnit({ isRequesting: $isRequesting, retry: retryRequested });
  return (
    <Failure
      title={t('cart.unread.title')}
      text={t('cart.unread.text')}
      retryLabel={t('cart.unread.retry')}
      retrying={isRequesting}
      onRetry={() => retry()}
    />
  );
}
