import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { AlertIcon, RefreshIcon } from '../icon/index.ts';
import styles from './view.module.css';

interface Props {
  /** What happened, a sentence. */
  readonly title: string;
  /** What can be done. */
  readonly text?: ReactNode;
  readonly retryLabel?: string;
  readonly onRetry?: () => void;
  /** Address of the page with its locale prefix: without scripts the retry requests it from the server. */
  readonly retryHref?: string;
  readonly retrying?: boolean;
  /** Another way out, a `ButtonLink`. */
  readonly action?: ReactNode;
  /** `block` in place of a list or page, `line` beside one thing. Block when absent. */
  readonly size?: 'block' | 'line';
}

/** A failure, and a way to continue. Announced when it appears. */
export function Failure({ title, text, retryLabel, onRetry, retryHref, retrying = false, action, size = 'block' }: Props) {
  function retry(event: MouseEvent): void {
    event.preventDefault();
    onRetry?.();
  }
  return (
    <div className={styles['root']} data-size={size} role="alert">
      <span className={styles['icon']}>
        <AlertIcon size={size === 'block' ? 'large' : 'normal'} />
      </span>
      <div className={styles['words']}>
        <p className={styles['title']}>{title}</p>
        {text !== undefined && <p className={styles['text']}>{text}</p>}
      </div>
      {(onRetry !== undefined || action !== undefined) && (
        <div className={styles['action']}>
          {onRetry !== undefined && retryLabel !== undefined && (
            <RetryLink href={retryHref}>
              <Button
                variant="secondary"
                size={size === 'block' ? 'normal' : 'small'}
                icon={<RefreshIcon />}
                loading={retrying}
                type={retryHref === undefined ? 'button' : 'submit'}
                onClick={retry}
              >
                {retryLabel}
              </Button>
            </RetryLink>
          )}
          {action}
        </div>
      )}
    </div>
  );
}

/** A form that gets `href`; the query of its address would be lost, so it is in fields. */
function RetryLink({ href, children }: { readonly href: string | undefined; readonly children: ReactNode }) {
  if (href === undefined) return children;
  const [path, query] = href.split('?');
  return (
    <form action={path} method="get">
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
