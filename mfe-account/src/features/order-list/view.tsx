import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { Pagination } from '@vitrava/shared-kit/ui/pagination';
import { useGate, useUnit } from 'effector-react';
import { type ReactElement, useRef } from 'react';
import { AccountFrame } from '../../ui/account-frame/index.ts';
import { OrdersGate } from './gate.ts';
import { $isLoading, $look, $orders, $pages, ordersReloadRequested } from './model.ts';
import { CancelDialog } from './parts/cancel-dialog.tsx';
import { CanceledNotice } from './parts/canceled-notice.tsx';
import { EmptyOrders } from './parts/empty-orders.tsx';
import { OrderCard } from './parts/order-card.tsx';
import { OrdersSkeleton } from './parts/orders-skeleton.tsx';
import { SignInFirst } from './parts/sign-in-first.tsx';
import './returning.ts';
import { $request, ordersPath } from './request.ts';
import styles from './view.module.css';

/** A customer's orders, still to come or over, in all their states. */
export function OrdersView(): ReactElement {
  useGate(OrdersGate);
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  const { request, look, orders, pages, isLoading, locale, reload } = useUnit({
    request: $request,
    look: $look,
    orders: $orders,
    pages: $pages,
    isLoading: $isLoading,
    locale: $locale,
    reload: ordersReloadRequested,
  });
  return (
    <AccountFrame
      title={t(`orders.${request.group}.title`)}
      titleRef={title}
      locale={locale}
      current={request.group}
      look={look}
      busy={look === 'loading'}
    >
      <CanceledNotice />
      {look === 'loading' && <OrdersSkeleton />}
      {look === 'guest' && <SignInFirst />}
      {look === 'empty' && <EmptyOrders group={request.group} />}
      {look === 'failed' && (
        <div className={styles['card']}>
          <Failure
            title={t('orders.failed')}
            text={t('orders.failedText')}
            retryLabel={t('account.retry')}
            retrying={isLoading}
            onRetry={() => reload()}
          />
        </div>
      )}
      {look === 'list' && (
        <ul className={styles['list']} aria-label={t(`orders.${request.group}.title`)}>
          {orders.map((order) => (
            <OrderCard key={order.number} order={order} />
          ))}
        </ul>
      )}
      {look === 'list' && (
        <Pagination
          label={t('orders.pages.label')}
          page={request.page}
          pages={pages}
          toHref={(page) => localizePath(ordersPath({ group: request.group, page }), locale)}
          previousLabel={t('orders.pages.previous')}
          nextLabel={t('orders.pages.next')}
          pageLabel={(page) => t('orders.pages.page', { page })}
        />
      )}
      <CancelDialog onCanceled={() => title.current?.focus()} />
    </AccountFrame>
  );
}
