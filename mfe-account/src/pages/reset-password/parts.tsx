import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { AlertIcon, CheckIcon, MailIcon, ShieldIcon } from '@vitrava/shared-kit/ui/icon';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { useUnit } from 'effector-react';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import styles from './view.module.css';

const ICONS = { usable: ShieldIcon, changed: CheckIcon, uncertain: AlertIcon, invalid: AlertIcon, missing: MailIcon } as const;

interface MessageProps {
  readonly name: keyof typeof ICONS;
  readonly children: ReactNode;
}

/** The state of the link, and the next step. The result is announced: the element with the focus was removed. */
export function Message({ name, children }: MessageProps): ReactElement {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isEnd = name === 'changed' || name === 'uncertain' || name === 'invalid';

  useEffect(() => (isEnd ? focusOncePossible(heading.current) : undefined), [isEnd]);

  const Icon = ICONS[name];
  return (
    <section className={styles['card']}>
      <span className={styles['sign']} data-tone={name}>
        <Icon size="large" />
      </span>
      <div className={styles['words']}>
        <h2 ref={heading} className={styles['subtitle']} tabIndex={-1}>
          {t(`resetPage.${name}.title`)}
        </h2>
        <p className={styles['text']}>{t(`resetPage.${name}.text`)}</p>
      </div>
      <NoScripts />
      <div className={styles['actions']}>{children}</div>
    </section>
  );
}

/** Beneath an open popup nothing can have the focus, and the popup gives it back as it closes: only then. */
function focusOncePossible(heading: HTMLElement | null): (() => void) | undefined {
  const popup = document.querySelector('dialog[open]');
  const focus = () => heading?.focus();
  if (!popup) return void focus();
  popup.addEventListener('close', focus, { once: true });
  return () => popup.removeEventListener('close', focus);
}

/** The link is being checked; without scripts it never is, and the page explains the next step. */
export function Checking(): ReactElement {
  const { t } = useTranslation();
  return (
    <section className={styles['card']}>
      <NoScripts />
      <p className={styles['text']} role="status">
        {t('resetPage.checking')}
      </p>
      <Skeleton shape="title" width="most" />
      <Skeleton lines={2} />
      <Skeleton shape="control" width="third" />
    </section>
  );
}

function NoScripts(): ReactElement {
  const { t } = useTranslation();
  const { locale } = useUnit({ locale: $locale });
  return (
    <noscript>
      <p className={styles['text']}>
        {t('resetPage.noScript')} <a href={localizePath('/contacts', locale)}>{t('resetPage.contacts')}</a>
      </p>
    </noscript>
  );
}
