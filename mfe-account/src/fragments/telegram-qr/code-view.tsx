import { $locale } from '@vitrava/shared-kit/bus/shell';
import { LOCALES } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button, ButtonLink } from '@vitrava/shared-kit/ui/button';
import { RefreshIcon, TelegramIcon } from '@vitrava/shared-kit/ui/icon';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $isLoading, $popup, codeRequested } from './model.ts';
import styles from './view.module.css';

/** Side of the picture in pixels (specification, section 9). */
const SIDE = 200;

const HOUR = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** The code, while it can be used; then the way to another. By the clock of the shopper: it is minutes that matter. */
export function CodeView(): ReactElement {
  const { t } = useTranslation();
  const { locale, popup, isLoading, renew } = useUnit({
    locale: $locale,
    popup: $popup,
    isLoading: $isLoading,
    renew: codeRequested,
  });
  const { code, isExpired } = popup;
  if (code === null) {
    return (
      <div className={styles['code']} aria-busy="true">
        <VisuallyHidden live>{t('telegram.loading')}</VisuallyHidden>
        <div className={styles['picture']}>
          <Skeleton shape="block" />
        </div>
        <Skeleton shape="control" />
        <Skeleton />
      </div>
    );
  }
  const until = new Date(code.until).toLocaleTimeString(LOCALES[locale].iso, HOUR);
  return (
    <div className={styles['code']} data-expired={isExpired || undefined}>
      <div className={styles['picture']}>
        <img src={code.picture} width={SIDE} height={SIDE} alt={t('telegram.alt')} />
      </div>
      {isExpired ? (
        <>
          <p className={styles['ended']} role="status">
            <strong>{t('telegram.expired')}</strong> {t('telegram.expiredText')}
          </p>
          <Button size="large" wide icon={<RefreshIcon />} loading={isLoading} onClick={() => renew()}>
            {t('telegram.renew')}
          </Button>
        </>
      ) : (
        <>
          <ButtonLink size="large" wide icon={<TelegramIcon />} href={code.link} target="_blank" rel="noopener noreferrer">
            {t('telegram.open')}
            <VisuallyHidden>{t('telegram.newTab')}</VisuallyHidden>
          </ButtonLink>
          <p className={styles['until']}>{t('telegram.until', { until })}</p>
          <Button variant="ghost" size="small" icon={<RefreshIcon />} loading={isLoading} onClick={() => renew()}>
            {t('telegram.renew')}
          </Button>
        </>
      )}
    </div>
  );
}
