import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import type { FragmentProps } from '@vitrava/shared-kit/mount/fragment';
import { Button, ButtonLink } from '@vitrava/shared-kit/ui/button';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { useGate, useUnit } from 'effector-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { cartPath } from '../../paths.ts';
import { MissingGoods, NewPrices } from './differences.tsx';
import { $repetition, RepeatGate, retryRequested } from './model.ts';
import { extentOf } from './repetition.ts';
import styles from './view.module.css';

/** An order once more in the cart: what came into it, what did not and why, and what costs more or less than then. */
export function RepeatOrderView({ input, close }: FragmentProps): ReactElement {
  useGate(RepeatGate, { input });
  const { t } = useTranslation();
  const { repetition, locale, retry } = useUnit({ repetition: $repetition, locale: $locale, retry: retryRequested });
  const { number, outcome, failure, status } = repetition;
  const title = useRef<HTMLHeadingElement>(null);
  const extent = outcome && extentOf(outcome);
  // It is what the shopper waits for, and the way on begins beneath it.
  useEffect(() => {
    if (extent) title.current?.focus();
  }, [extent]);
  const pieces = outcome?.added.reduce((count, { amount }) => count + amount, 0) ?? 0;
  return (
    <div className={styles['root']} aria-busy={status === 'pending'}>
      <h2 className={styles['title']} ref={title} tabIndex={-1} data-popup-title="">
        {failure === 'missing' ? t('fragments.repeat-order') : t(`repeat.title.${extent ?? (failure ? 'failed' : 'pending')}`, { number })}
      </h2>
      <div role="status">
        {status === 'pending' && !failure && <p>{t('repeat.pending')}</p>}
        {extent && extent !== 'none' && <p>{t('repeat.added', { count: pieces })}</p>}
      </div>
      {failure && (
        <Failure
          size="line"
          title={t(`repeat.failures.${failure}.title`)}
          text={t(`repeat.failures.${failure}.text`)}
          {...(failure !== 'missing' && { retryLabel: t('checkout.retry'), retrying: status === 'pending', onRetry: () => retry() })}
        />
      )}
      {outcome && <MissingGoods missing={outcome.missing} />}
      {outcome && <NewPrices changed={outcome.changed} />}
      {status === 'done' && (
        <div className={styles['actions']}>
          <ButtonLink href={localizePath(cartPath, locale)}>{t('checkout.empty.action')}</ButtonLink>
          <Button variant="secondary" onClick={close}>
            {t('repeat.close')}
          </Button>
        </div>
      )}
    </div>
  );
}
