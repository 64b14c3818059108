import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { Button } from '../button/index.ts';
import { CloseIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { wrapTab } from './focus.ts';
import { useDialogState } from './use-dialog-state.ts';
import { useOverflow } from './use-overflow.ts';
import { useSwipe } from './use-swipe.ts';
import styles from './view.module.css';

/** The button that does what the dialog is about. */
export interface DialogConfirm {
  readonly label: string;
  readonly onConfirm: () => void;
  /** While the global popup flag is set. */
  readonly disabled?: boolean;
  readonly loading?: boolean;
  readonly variant?: 'primary' | 'danger';
}

/** Props of `Dialog`. */
export interface DialogProps {
  readonly open: boolean;
  /** The shopper wants it closed: Escape, a click outside, the button, a swipe. */
  readonly onClose: () => void;
  readonly onClosed?: () => void;
  readonly title: string;
  /** The title names the dialog for assistive technology alone: the content has a heading of its own. */
  readonly hideTitle?: boolean;
  /** Gives it a close button. */
  readonly closeLabel?: string;
  /** Gives it a confirm button. */
  readonly confirm?: DialogConfirm;
  /** Beside the confirm button. */
  readonly cancelLabel?: string;
  /** Place in the stack of modals, from 0; above those that are open when absent. z-index is 1000 + 2 × level. */
  readonly level?: number;
  /** 400, 560, 880 px. Small when absent. */
  readonly size?: 'small' | 'normal' | 'large';
  readonly children: ReactNode;
}

/**
 * A modal, on narrow screens a sheet from below: the page behind is inert and does not scroll, the focus stays within
 * and returns. The first field or button of the content has the focus. Escape, a click outside, a swipe and the button
 * only request the closing: it closes when `open` becomes false.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, onClosed, title, hideTitle = false, closeLabel, confirm, cancelLabel, level, size = 'small', children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();
  const naming = hideTitle ? { 'aria-label': title } : { 'aria-labelledby': titleId };
  const state = useDialogState({ dialog, open, level, onClosed });
  const swipe = useSwipe(dialog, onClose);
  const content = useRef<HTMLDivElement>(null);
  const isOverflowing = useOverflow(content, open || state !== 'closed');
  // The second press of a double click was meant for what has opened the dialog.
  const isOutside = (event: MouseEvent) => event.detail < 2 && event.target === dialog.current;

  return (
    <dialog
      ref={dialog}
      className={styles['root']}
      data-dialog=""
      data-state={state}
      data-size={size}
      {...naming}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      // Reported late: by now it may be open again.
      onClose={(event) => event.target === dialog.current && !dialog.current.open && open && onClose()}
      onKeyDown={(event) => handleKey(event, dialog.current, onClose)}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => pressedOutside.current && isOutside(event) && onClose()}
    >
      {(open || state !== 'closed') && (
        <div className={styles['frame']}>
          <div className={styles['header']} data-bare={hideTitle || undefined} {...swipe}>
            {!hideTitle && (
              <h2 className={styles['title']} id={titleId}>
                {title}
              </h2>
            )}
          </div>
          <div
            ref={content}
            className={styles['content']}
            data-dialog-content=""
            {...(isOverflowing && { role: 'region', ...naming, tabIndex: 0 })}
          >
            {children}
          </div>
          {confirm !== undefined && <Footer confirm={confirm} cancelLabel={cancelLabel} onCancel={onClose} />}
          {/* Last, so that the content has the first focus. */}
          {closeLabel !== undefined && (
            <div className={styles['close']}>
              <IconButton icon={<CloseIcon />} label={closeLabel} onClick={onClose} />
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}

interface FooterProps {
  readonly confirm: DialogConfirm;
  readonly cancelLabel: string | undefined;
  readonly onCancel: () => void;
}

function Footer({ confirm, cancelLabel, onCancel }: FooterProps) {
  return (
    <footer className={styles['footer']}>
      {cancelLabel !== undefined && (
        <Button variant="ghost" onClick={onCancel}>
          {cancelLabel}
        </Button>
      )}
      <Button
        variant={confirm.variant ?? 'primary'}
        disabled={confirm.disabled ?? false}
        loading={confirm.loading ?? false}
        onClick={confirm.onConfirm}
      >
        {confirm.label}
      </Button>
    </footer>
  );
}

/** Escape closes, and Tab stays within the dialog. */
function handleKey(event: KeyboardEvent, dialog: HTMLDialogElement | null, onClose: () => void): void {
  const isOwn = (event.target as Element).closest('dialog') === dialog;
  if (!dialog || !isOwn || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (event.key === 'Escape') {
    // Before the browser closes it by itself, as Chromium does at the second Escape in a row.
    event.preventDefault();
    onClose();
  } else if (event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey) {
    const stop = wrapTab(dialog, event.shiftKey);
    if (!stop) return;
    event.preventDefault();
    stop.focus();
  }
}
