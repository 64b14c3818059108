import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import type { ReactElement, ReactNode } from 'react';

export interface PageBodyProps {
  readonly state: 'loading' | 'ready' | 'missing' | 'failed';
  /** Placeholders of the final size, and what they stand for. */
  readonly skeleton: ReactNode;
  readonly loadingLabel: string;
  readonly failedTitle: string;
  readonly onRetry: () => void;
  /** The page's own address, for those without scripts. */
  readonly retryHref: string;
  /** In place of the failure when there is nothing at this address. */
  readonly missing?: ReactNode;
  readonly children: ReactNode;
}

export function PageBody({
  state,
  skeleton,
  loadingLabel,
  failedTitle,
  onRetry,
  retryHref,
  missing,
  children,
}: PageBodyProps): ReactElement {
  const { t } = useTranslation();
  if (state === 'ready') return <>{children}</>;
  if (state === 'loading') {
    return (
      <div role="status" aria-busy="true" aria-label={loadingLabel}>
        {skeleton}
      </div>
    );
  }
  if (state === 'missing' && missing !== undefined) return <>{missing}</>;
  return <Failure title={failedTitle} text={t('failure.text')} retryLabel={t('failure.retry')} onRetry={onRetry} retryHref={retryHref} />;
}
