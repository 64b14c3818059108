import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { Pagination } from '@vitrava/shared-kit/ui/pagination';
import { useGate, useUnit } from 'effector-react';
import { type ReactElement, useRef } from 'react';
import { isSound } from '../../domain/orders/index.ts';
import { AccountFrame } from '../../ui/account-frame/index.ts';
import { OrdersGate } from './gate.ts';
import { $count, $isPending, $orders, $pages, $state, ordersReloadRequested } from './model.ts';
import { CancelDialog } from './parts/cancel-dialog.tsx';
import { CanceledNotice } from './parts/canceled-notice.tsx';
import { EmptyOrders } from './parts/empty-orders.tsx';
import { OrderCard } from './parts/order-card.tsx';
import { OrdersSkeleton } from './parts/orders-skeleton.tsx';
import { SignInFirst } from './parts/sign-in-first.tsx';
import { $isPeriodAwaited, PeriodForm } from './period/index.ts';
import { $request, ordersPath } from './request.ts';
import styles from './view.module.css';

/** A customer's orders, still to come or over, in all their states. */
export function OrdersView(): ReactElement {
  useGate(OrdersGate);
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  const { request, state, orders, count, pages, isPending, isAwaited, locale, reload } = useUnit({
    count: $count,
    isAwaited: $isPeriodAwaited,
    request: $request,
    state: $state,
    orders: $orders,
    pages: $pages,
    isPending: $isPending,
    locale: $locale,
    reload: ordersReloadRequested,
  });
  // A page past the end is left for the first.
  const isRequested = request.period === null || isSound(request.period);
  const isLoading = (isRequested && state === 'loading') || isAwaited || (state === 'missing' && request.page > 1);
  const isReady = state === 'ready' && !isLoading;
  return (
    <AccountFrame
      title={t(`orders.${request.group}.title`)}
      titleRef={title}
      locale={locale}
      current={request.group}
      state={state}
      busy={isLoading}
    >
      <CanceledNotice />
      {state !== 'guest' && <PeriodForm found={isReady ? t('orders.period.found', { count }) : ''} />}
      {isLoading && <OrdersSkeleton />}
      {state === 'guest' && <SignInFirst />}
      {isReady && orders.length === 0 && <EmptyOrders request={request} />}
      {(state === 'failed' || state === 'missing') && !isLoading && (
        <div className={styles['card']}>
          <Failure
            title={t('orders.failed')}
            text={t('orders.failedText')}
            retryLabel={t('account.retry')}
            retrying={isPending}
            onRetry={() => reload()}
          />
        </div>
      )}
      {isReady && orders.length > 0 && (
        <ul className={styles['list']} aria-label={t(`orders.${request.group}.title`)}>
          {orders.map((order) => (
            <OrderCard key={order.number} order={order} />
          ))}
        </ul>
      )}
      {isReady && orders.length > 0 && (
        <Pagination
          label={t('orders.pages.label')}
          page={request.page}
          pages={pages}
          toHref={(page) => localizePath(ordersPath({ ...request, page }), locale)}
          previousLabel={t('orders.pages.previous')}
          nextLabel={t('orders.pages.next')}
          pageLabel={(page) => t('orders.pages.page', { page })}
        />
      )}
      <CancelDialog onCanceled={() => title.current?.focus()} />
    </AccountFrame>
  );
}
