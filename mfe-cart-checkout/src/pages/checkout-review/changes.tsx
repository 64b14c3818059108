import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatMoney } from '@vitrava/shared-kit/i18n/format';
import { Button } from '@vitrava/shared-kit/ui/button';
import { AlertIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import { type ReactElement, useEffect, useRef } from 'react';
import type { LineChange } from '../../domain/checkout/index.ts';
import { $orderCart } from '../../features/checkout-frame/index.ts';
import { type ChangedLine, ChangeList } from '../../ui/change-list/index.ts';
import styles from './changes.module.css';
import { LINES_ID } from './lines.tsx';
import { $changes, $failure, changesAccepted } from './placement.ts';

/** What is not as the shopper last saw it: was and now, and a yes to it. */
export function Changes(): ReactElement | null {
  const { t } = useTranslation();
  const { changes, cart, failure, accept } = useUnit({ changes: $changes, cart: $orderCart, failure: $failure, accept: changesAccepted });
  const title = useRef<HTMLHeadingElement>(null);
  const isRefused = failure?.kind === 'changed';
  const hasChanges = changes !== null;
  // The shopper was about to order and now has to read first.
  useEffect(() => {
    if (isRefused && hasChanges) title.current?.focus();
  }, [isRefused, hasChanges]);
  if (!changes) return null;

  // The button is removed with the agreed changes; the current order follows.
  function agree(): void {
    accept();
    document.getElementById(LINES_ID)?.focus({ preventScroll: true });
  }
  const side = (part: LineChange['was']) =>
    part ? t('checkout.changes.side', { amount: t('checkout.line.amount', { count: part.amount }), sum: formatMoney(part.sum) }) : null;
  const now = ({ product, was, now: part }: LineChange) => {
    if (!part) return t('checkout.changes.gone');
    const reason = cart?.lines.find((line) => line.product === product)?.problem?.reason;
    // It costs nothing because it cannot be bought.
    if (reason === 'sold_out' || reason === 'not_found') return t(`checkout.changes.${reason}`);
    return t(was ? 'checkout.changes.now' : 'checkout.changes.added', { what: side(part) });
  };
  const lines: ChangedLine[] = changes.lines.map((line) => ({
    id: line.product,
    name: line.name || t('checkout.line.unknown', { id: line.product }),
    words: (
      <>
        {line.was && <s>{t('checkout.changes.was', { what: side(line.was) })}</s>} <span>{now(line)}</span>
      </>
    ),
  }));
  if (changes.total) {
    const { was, now: total } = changes.total;
    const words = (
      <>
        <s>{t('checkout.changes.was', { what: formatMoney(was) })}</s>{' '}
        <span>{t('checkout.changes.now', { what: formatMoney(total) })}</span>
      </>
    );
    lines.push({ id: 'total', name: t('checkout.changes.total'), words });
  }
  return (
    <section className={styles['root']} aria-labelledby="checkout-changes">
      <h2 className={styles['title']} id="checkout-changes" ref={title} tabIndex={-1}>
        <AlertIcon />
        {t('checkout.changes.title')}
      </h2>
      <ChangeList lines={lines} />
      <Button variant="secondary" onClick={agree}>
        {t('checkout.changes.accept')}
      </Button>
    </section>
  );
}
