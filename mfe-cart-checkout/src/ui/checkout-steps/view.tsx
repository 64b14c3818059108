import { CheckIcon } from '@vitrava/shared-kit/ui/icon';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import type { ReactElement } from 'react';
import styles from './view.module.css';

export interface StepMark {
  readonly id: string;
  readonly name: string;
  readonly state: 'done' | 'current' | 'ahead';
  /** Where a step leads that can be gone back to. */
  readonly href?: string;
}

interface Props {
  readonly label: string;
  /** Announced after the name of a finished step. */
  readonly doneLabel: string;
  readonly steps: readonly StepMark[];
}

/** Where the shopper is on the way; steps behind are links back. */
export function CheckoutSteps({ label, doneLabel, steps }: Props): ReactElement {
  return (
    <nav className={styles['root']} aria-label={label}>
      <ol className={styles['list']}>
        {steps.map(({ id, name, state, href }, index) => {
          const face = (
            <>
              <span className={styles['sign']} aria-hidden="true">
                {state === 'done' ? <CheckIcon size="small" /> : index + 1}
              </span>
              <span className={styles['name']}>{name}</span>
              {state === 'done' && <VisuallyHidden>{doneLabel}</VisuallyHidden>}
            </>
          );
          return (
            <li key={id} className={styles['item']} data-state={state}>
              {href !== undefined && state !== 'current' ? (
                <a className={styles['step']} href={href}>
                  {face}
                </a>
              ) : (
                <span className={styles['step']} aria-current={state === 'current' ? 'step' : undefined}>
                  {face}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
