import { $locale, $location } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { ButtonLink } from '@vitrava/shared-kit/ui/button';
import { Container } from '@vitrava/shared-kit/ui/container';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';

interface Props {
  readonly onRetry: () => void;
}

/** In the place of a remote that failed in the browser; the rest of the page lives on. */
export function RemoteFailure({ onRetry }: Props): ReactElement {
  const { t } = useTranslation();
  const { locale, location } = useUnit({ locale: $locale, location: $location });
  return (
    <Container>
      <Failure
        title={t('error.remote')}
        text={t('error.remoteText')}
        retryLabel={t('error.retry')}
        onRetry={onRetry}
        action={
          <ButtonLink variant="ghost" href={localizePath(location.pathname + location.search, locale)} data-hard="">
            {t('error.openAnew')}
          </ButtonLink>
        }
      />
    </Container>
  );
}
