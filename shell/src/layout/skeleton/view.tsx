import { $pageAddress } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { ButtonLink } from '@vitrava/shared-kit/ui/button';
import { Container } from '@vitrava/shared-kit/ui/container';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { PageShape } from './page-shape.tsx';

interface Props {
  /** Outline of the page that is loading, as its route declares it. */
  readonly shape?: string | undefined;
}

/** Shown while a remote loads, about as large as the content. Without scripts it stays, with a retry. */
export function PageSkeleton({ shape = 'prose' }: Props): ReactElement {
  const { t } = useTranslation();
  const address = useUnit($pageAddress);
  return (
    <Container>
      {/* Only a program can bring what is missing. */}
      <noscript>
        <Failure
          title={t('error.general')}
          text={t('error.generalText')}
          action={<ButtonLink href={address}>{t('error.retry')}</ButtonLink>}
        />
      </noscript>
      <div data-page-skeleton="" aria-busy="true">
        <VisuallyHidden>{t('skeleton.loading')}</VisuallyHidden>
        <PageShape shape={shape} />
      </div>
    </Container>
  );
}
