import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { EmptyState } from '@vitrava/shared-kit/ui/empty-state';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { InfoIcon } from '@vitrava/shared-kit/ui/icon';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import { useUnit } from 'effector-react';
import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { $fragments, popupLeft } from './model.ts';
import styles from './popup-content.module.css';
import { reopenFx } from './reopening.ts';
import type { Popup } from './stack.ts';
import { useFragment } from './use-fragment.ts';

interface Props {
  readonly popup: Popup;
  readonly shape: string;
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

interface SkeletonProps {
  readonly label: string;
  readonly shape: string;
}

const FIELDS: Readonly<Record<string, readonly number[]>> = { long: [1, 2, 3, 4, 5], picture: [], message: [] };

/** As large as what is on its way. */
function PopupSkeleton({ label, shape }: SkeletonProps): ReactElement {
  return (
    <div className={styles['skeleton']}>
      <VisuallyHidden live>{label}</VisuallyHidden>
      <Skeleton shape="title" width="most" />
      {shape === 'picture' ? (
        <div className={styles['picture']}>
          <Skeleton shape="block" />
        </div>
      ) : (
        <Skeleton lines={2} />
      )}
      {(FIELDS[shape] ?? [1, 2]).map((field) => (
        <div key={field}>
          <Skeleton width="third" />
          <Skeleton shape="control" />
        </div>
      ))}
      <Skeleton shape="control" />
    </div>
  );
}

const TITLE = '[data-popup-title]';

/** Reports the title that a fragment shows for itself, where it marks one; an outcome without one leaves the last. */
function useContentTitle(container: RefObject<HTMLElement | null>, onTitle: (title: string) => void): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const observer = new MutationObserver(() => {
      const title = element.querySelector(TITLE)?.textContent;
      if (title) onTitle(title);
    });
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [container, onTitle]);
}
