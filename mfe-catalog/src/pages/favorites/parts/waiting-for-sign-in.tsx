import { signInRequested } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { EmptyState } from '@vitrava/shared-kit/ui/empty-state';
import { HeartIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $favouriteIds } from '../../../bus.ts';
import { favoritesPath } from '../../../paths.ts';

/** Behind the login popup: how many favourites wait on this device. */
export function WaitingForSignIn(): ReactElement {
  const { t } = useTranslation();
  const { ids, signIn } = useUnit({ ids: $favouriteIds, signIn: signInRequested });
  return (
    <EmptyState
      icon={<HeartIcon size="large" />}
      title={ids.length > 0 ? t('favorites.waiting', { count: ids.length }) : t('favorites.guest')}
      text={t('favorites.signInText')}
      action={<Button onClick={() => signIn({ returnTo: favoritesPath })}>{t('favorites.signIn')}</Button>}
    />
  );
}
