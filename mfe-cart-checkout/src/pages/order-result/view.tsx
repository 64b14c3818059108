import { Container } from '@vitrava/shared-kit/ui/container';
import { useGate, useUnit } from 'effector-react';
import { type ReactElement, useRef } from 'react';
import { StillInCart } from '../../features/checkout-frame/index.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { Details } from './details.tsx';
import { OrderResultGate } from './gate.ts';
import './leftover.ts';
import { Message } from './message.tsx';
import { $order, $state } from './model.ts';
import { ResultSkeleton } from './skeleton.tsx';
import styles from './view.module.css';

export function OrderResultView(): ReactElement {
  useGate(OrderResultGate);
  const title = useRef<HTMLHeadingElement>(null);
  const { state, order } = useUnit({ state: $state, order: $order });
  return (
    <Container>
      <div className={styles['root']} data-state={state} aria-busy={state === 'loading' || undefined}>
        <Message titleRef={title} />
        {state === 'loading' && <ResultSkeleton />}
        {order && state !== 'guest' && <StillInCart number={order.number} />}
        {order && state !== 'guest' && <Details order={order} />}
      </div>
      {order && <CancelDialog onFocusLost={() => title.current?.focus({ preventScroll: true })} />}
    </Container>
  );
}
