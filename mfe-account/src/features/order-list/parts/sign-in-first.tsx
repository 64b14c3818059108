import { signInRequested } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { EmptyState } from '@vitrava/shared-kit/ui/empty-state';
import { UserIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $request, ordersPath } from '../request.ts';

/** Behind the login popup, and when it was closed: what waits here. */
export function SignInFirst(): ReactElement {
  const { t } = useTranslation();
  const { request, signIn } = useUnit({ request: $request, signIn: signInRequested });
  return (
    <EmptyState
      icon={<UserIcon size="large" />}
      title={t('orders.guest.title')}
      text={t('orders.guest.text')}
      action={<Button onClick={() => signIn({ returnTo: ordersPath(request) })}>{t('orders.guest.signIn')}</Button>}
    />
  );
}
