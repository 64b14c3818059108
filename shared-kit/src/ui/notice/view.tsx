import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, InfoIcon } from '../icon/index.ts';
import styles from './view.module.css';

interface Props {
  readonly tone?: 'info' | 'warning' | 'success';
  readonly title?: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Announced when it appears. */
  readonly live?: boolean;
}

/** A note beside the content that it refers to. For errors there is `Failure`. */
export function Notice({ tone = 'info', title, children, action, live = false }: Props) {
  const Icon = { info: InfoIcon, warning: AlertIcon, success: CheckIcon }[tone];
  return (
    <div className={styles['root']} data-tone={tone} role={live ? 'status' : undefined}>
      <span className={styles['icon']}>
        <Icon />
      </span>
      <div className={styles['words']}>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        {children}
      </div>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
