import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import type { CustomerPageState } from '@vitrava/shared-kit/models/page-query';
import { HeaderPart } from '@vitrava/shared-kit/mount/header-part';
import { Button, ButtonLink } from '@vitrava/shared-kit/ui/button';
import { Container } from '@vitrava/shared-kit/ui/container';
import { EmptyState } from '@vitrava/shared-kit/ui/empty-state';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { CartIcon, UserIcon } from '@vitrava/shared-kit/ui/icon';
import { useGate, useUnit } from 'effector-react';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { $isCartReading, cartReloadRequested } from '../../domain/cart/index.ts';
import { $checkout, type CheckoutStep, isStepOpen, STEPS, stepPath } from '../../domain/checkout/index.ts';
import { cartPath } from '../../paths.ts';
import { CheckoutSteps, type StepMark } from '../../ui/checkout-steps/index.ts';
import { $isUndecided } from './left-behind.ts';
import { $state, CheckoutGate, signInChosen } from './model.ts';
import { FrameSkeleton } from './skeleton.tsx';
import { Summary } from './summary.tsx';
import { Undecided } from './undecided.tsx';
import styles from './view.module.css';

interface Props {
  /** None on the way in, which leads on by itself. */
  readonly step: CheckoutStep | null;
  readonly children?: ReactNode;
  /** The height of the step is unknown: nothing is rendered where it would be moved. */
  readonly isWaiting?: boolean;
  /** Below the sums: the action that leads on from here. */
  readonly action?: ReactNode;
}

/** What every step of checkout looks like: where one is, the step itself, and beside it what is being bought. */
export function CheckoutFrame({ step, children, isWaiting = false, action }: Props): ReactElement {
  const { t } = useTranslation();
  useGate(CheckoutGate, { step });
  const { state, checkout, locale, isUndecided } = useUnit({
    state: $state,
    checkout: $checkout,
    locale: $locale,
    isUndecided: $isUndecided,
  });
  const title = useRef<HTMLHeadingElement>(null);
  const steps = STEPS.map((id): StepMark => {
    const isBehind = step !== null && STEPS.indexOf(id) < STEPS.indexOf(step);
    const isReachable = state === 'ready' && isStepOpen(id, checkout);
    return {
      id,
      name: t(`checkout.step.${id}`),
      state: id === step ? 'current' : isBehind ? 'done' : 'ahead',
      ...(isReachable && { href: localizePath(stepPath(id), locale) }),
    };
  });
  const isShown = step !== null && !isWaiting;
  return (
    <Container>
      <div className={styles['root']} data-state={state} aria-busy={state === 'loading' || undefined}>
        <HeaderPart>
          <CheckoutSteps label={t('checkout.steps')} doneLabel={t('checkout.stepDone')} steps={steps} />
        </HeaderPart>
        <h1 className={styles['title']} ref={title} tabIndex={-1}>
          {t(`checkout.title.${step ?? 'start'}`)}
        </h1>
        <noscript className={styles['noscript']}>
          <p>{t('checkout.noscript')}</p>
        </noscript>
        {(state === 'ready' || state === 'missing') && <Undecided onDecided={() => title.current?.focus({ preventScroll: true })} />}
        {(state === 'loading' || (state === 'ready' && !isShown)) && <FrameSkeleton />}
        {state === 'ready' && isShown && (
          <div className={styles['columns']}>
            <div className={styles['main']}>{children}</div>
            <Summary action={isUndecided ? <p>{t('checkout.unsynced.hint')}</p> : action} />
          </div>
        )}
        <StateNotice state={state} />
      </div>
    </Container>
  );
}

function StateNotice({ state }: { readonly state: CustomerPageState }): ReactElement | null {
  const { t } = useTranslation();
  const { locale, isReading, signIn, retry } = useUnit({
    locale: $locale,
    isReading: $isCartReading,
    signIn: signInChosen,
    retry: cartReloadRequested,
  });
  if (state === 'guest') {
    return (
      <EmptyState
        icon={<UserIcon />}
        title={t('checkout.guest.title')}
        text={t('checkout.guest.text')}
        action={<Button onClick={() => signIn()}>{t('checkout.guest.action')}</Button>}
      />
    );
  }
  if (state === 'failed') {
    return (
      <Failure
        title={t('checkout.failed.title')}
        text={t('checkout.failed.text')}
        retryLabel={t('checkout.retry')}
        retrying={isReading}
        onRetry={() => retry()}
      />
    );
  }
  if (state === 'missing') {
    return (
      <EmptyState
        icon={<CartIcon />}
        title={t('checkout.empty.title')}
        text={t('checkout.empty.text')}
        action={
          <>
            <ButtonLink href={localizePath(cartPath, locale)}>{t('checkout.empty.action')}</ButtonLink>
            <ButtonLink variant="secondary" href={localizePath('/account/active-orders', locale)}>
              {t('checkout.empty.orders')}
            </ButtonLink>
          </>
        }
      />
    );
  }
  return null;
}
