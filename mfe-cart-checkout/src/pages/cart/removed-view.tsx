import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { useUnit } from 'effector-react';
import { type FocusEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { removalLapsed, removalUndone } from './model.ts';
import styles from './removed-view.module.css';
import type { RemovedRow } from './rows.ts';

/** Long enough to read and to change one's mind; it waits while it is pointed at or reached by keyboard. */
const STAY_MS = 8_000;

interface Props {
  readonly row: RemovedRow;
  /** It leaves while its button has the focus. */
  readonly onFocusLost: () => void;
}

export function RemovedView({ row: { product, line }, onFocusLost }: Props): ReactElement {
  const { t } = useTranslation();
  const { undo, lapse } = useUnit({ undo: removalUndone, lapse: removalLapsed });
  const [isHeld, setHeld] = useState(false);
  const textId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const leave = useRef(() => undefined as void);
  leave.current = () => {
    const hadFocus = document.activeElement === button.current;
    lapse(product);
    if (hadFocus) onFocusLost();
  };

  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  // Not in the model: the time runs for each row by itself, only while it is on the page and neither pointed at nor focused.
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => leave.current(), STAY_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);

  const name = line.item?.name ?? t('cart.line.unknown', { id: product });
  return (
    <li
      className={styles['root']}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={(event: FocusEvent) => setHeld(event.target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
    >
      <p id={textId} className={styles['text']}>
        {t('cart.removed.text', { name })}
      </p>
      <Button ref={button} variant="secondary" size="small" aria-describedby={textId} onClick={() => undo(product)}>
        {t('cart.removed.undo')}
      </Button>
    </li>
  );
}
