import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { EmptyState } from '@vitrava/shared-kit/ui/empty-state';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { InfoIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import { type ReactElement, useEffect, useRef } from 'react';
import type { PopupLook } from '../looks.ts';
import { $fragments, popupLeft } from '../model.ts';
import { reopenFx } from '../reopening/model.ts';
import type { Popup } from '../stack.ts';
import { PopupSkeleton } from './popup-skeleton.tsx';
import { useContentTitle } from './use-content-title.ts';
import { useFragment } from './use-fragment.ts';
import styles from './view.module.css';

interface Props {
  readonly popup: Popup;
  readonly shape: PopupLook['shape'];
  /** Called with the title that the fragment shows. */
  readonly onTitle: (title: string) => void;
  /** Called when no remote has the fragment. */
  readonly onAbsent: () => void;
}

/** The owner's fragment; a skeleton until it is there, a failure with a retry when its owner is down, at once or later. */
export function PopupContent({ popup: { id, owner, name, input }, shape, onTitle, onAbsent }: Props): ReactElement {
  const { t } = useTranslation();
  const { left, reopen, fragments } = useUnit({ left: popupLeft, reopen: reopenFx, fragments: $fragments });
  const wayOn = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  useContentTitle(container, onTitle);
  const { state, retry } = useFragment({
    mount: fragments.mountFragment,
    container,
    owner,
    name,
    input,
    close: () => left(id),
    onAbsent,
  });

  // The dialog gave the focus away before there was anything to give it to.
  useEffect(() => {
    const place = state === 'ready' ? container.current : state === 'loading' ? null : wayOn.current;
    if (!place || place.contains(document.activeElement)) return;
    place.querySelector<HTMLElement>('[autofocus], input:not([type=hidden]), select, textarea, button')?.focus();
  }, [state]);

  return (
    <div className={styles['root']} data-state={state} data-shape={shape} aria-busy={state === 'loading'}>
      {state === 'loading' && <PopupSkeleton label={t('popups.loading')} shape={shape} />}
      <div ref={wayOn} hidden={state === 'ready' || state === 'loading'}>
        {state === 'failed' && (
          <Failure title={t('popups.failed')} text={t('popups.failedText')} retryLabel={t('error.retry')} onRetry={retry} />
        )}
        {state === 'stuck' && (
          <Failure
            title={t('popups.stuck')}
            text={t('popups.stuckText')}
            retryLabel={t('error.openAnew')}
            onRetry={() => reopen({ owner, name, props: input })}
          />
        )}
        {state === 'absent' && (
          <EmptyState
            icon={<InfoIcon size="large" />}
            title={t('popups.absent')}
            text={t('popups.absentText')}
            action={<Button onClick={() => left(id)}>{t('popups.back')}</Button>}
          />
        )}
      </div>
      <div ref={container} data-boundary={owner} hidden={state !== 'ready' && state !== 'loading'} />
    </div>
  );
}
