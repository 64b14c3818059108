import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import { useUnit } from 'effector-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { $bringer, popupLeft } from './model.ts';
import type { Popup } from './stack.ts';
import { useFragment } from './use-fragment.ts';
import styles from './view.module.css';

interface Props {
  readonly popup: Popup;
}

/** The owner's fragment; a skeleton until it is there, a failure with a retry when its owner is down. */
export function PopupContent({ popup: { id, owner, name, input } }: Props): ReactElement {
  const { t } = useTranslation();
  const { left, bringer } = useUnit({ left: popupLeft, bringer: $bringer });
  const container = useRef<HTMLDivElement>(null);
  const { state, retry } = useFragment({ mount: bringer.mountFragment, container, owner, name, input, close: () => left(id) });

  // The dialog gave the focus away before there was anything to give it to.
  useEffect(() => {
    if (state !== 'ready' || container.current?.contains(document.activeElement)) return;
    container.current?.querySelector<HTMLElement>('[autofocus], input:not([type=hidden]), select, textarea')?.focus();
  }, [state]);

  return (
    <div className={styles['root']} data-state={state} aria-busy={state === 'loading'}>
      {state === 'loading' && (
        <div className={styles['skeleton']}>
          <VisuallyHidden live>{t('popups.loading')}</VisuallyHidden>
          <Skeleton shape="title" width="most" />
          <Skeleton lines={2} />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </div>
      )}
      {state === 'failed' && (
        <Failure title={t('popups.failed')} text={t('popups.failedText')} retryLabel={t('error.retry')} onRetry={retry} />
      )}
      <div ref={container} data-boundary={owner} hidden={state === 'failed'} />
    </div>
  );
}
