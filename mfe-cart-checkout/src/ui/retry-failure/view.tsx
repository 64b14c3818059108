import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import type { ReactElement } from 'react';

interface Props {
  /** Key of what happened; the same key with `Text` is what can be done. */
  readonly of: string;
  readonly size?: 'block' | 'line';
  readonly retrying?: boolean;
  readonly onRetry: () => void;
}

/** A failure of one thing in the checkout that can be requested once more. */
export function RetryFailure({ of, size = 'block', retrying = false, onRetry }: Props): ReactElement {
  const { t } = useTranslation();
  return <Failure size={size} title={t(of)} text={t(`${of}Text`)} retryLabel={t('checkout.retry')} retrying={retrying} onRetry={onRetry} />;
}
