import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { AlertIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import styles from './left-behind.module.css';
import { $undecidedLines, linesLeft, retryUndecidedFx } from './left-behind.ts';
import { UnsyncedLines } from './left-behind-view.tsx';
import { $orderCart } from './model.ts';

interface Props {
  /** The shopper has decided, and the button that had the focus is gone. */
  readonly onDecided: () => void;
}

/** Lines that have not arrived: tried again or left, by the shopper's word alone. */
export function Undecided({ onDecided }: Props): ReactElement | null {
  const { t } = useTranslation();
  const { lines, cart, leave, retry } = useUnit({ lines: $undecidedLines, cart: $orderCart, leave: linesLeft, retry: retryUndecidedFx });
  if (lines.length === 0) return null;
  const decide = (act: () => void) => () => {
    act();
    onDecided();
  };
  return (
    <section className={styles['root']} data-tone="warning" aria-labelledby="checkout-undecided">
      <div role="alert">
        <h2 className={styles['title']} id="checkout-undecided">
          <AlertIcon />
          <span>{t('checkout.unsynced.title', { count: lines.length })}</span>
        </h2>
      </div>
      <UnsyncedLines lines={lines} />
      <div className={styles['actions']}>
        <Button onClick={decide(() => void retry())}>{t('checkout.unsynced.retry')}</Button>
        {cart && (
          <Button variant="secondary" onClick={decide(leave)}>
            {t('checkout.unsynced.leave', { count: lines.length })}
          </Button>
        )}
      </div>
    </section>
  );
}
