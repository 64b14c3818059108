import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { AlertIcon, RefreshIcon } from '../icon/index.ts';
import styles from './view.module.css';

export interface FailureProps {
  /** What happened, a sentence. */
  readonly title: string;
  /** What can be done. */
  readonly text?: ReactNode;
  readonly retryLabel?: string;
  readonly onRetry?: () => void;
  /** The retry is under way. */
  readonly retrying?: boolean;
  /** Another way out, a `ButtonLink`. */
  readonly action?: ReactNode;
  /** `block` in place of a list or page, `line` beside one thing. Block when absent. */
  readonly size?: 'block' | 'line';
}

/** Something did not work, and a way on. Spoken when it appears. */
export function Failure({ title, text, retryLabel, onRetry, retrying = false, action, size = 'block' }: FailureProps) {
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
            <Button
              variant="secondary"
              size={size === 'block' ? 'normal' : 'small'}
              icon={<RefreshIcon />}
              loading={retrying}
              onClick={onRetry}
            >
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
