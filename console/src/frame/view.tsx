import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { Container } from '@vitrava/shared-kit/ui/container';
import type { ReactNode } from 'react';
import { CsrfField } from '../access/index.ts';
import type { ConsoleSession } from '../report/index.ts';
import styles from './view.module.css';

export interface FrameProps {
  /** Null before the sign-in. */
  readonly session: ConsoleSession | null;
  readonly children: ReactNode;
}

/** What surrounds each view of the console: whose it is, the language, the way out. */
export function Frame({ session, children }: FrameProps) {
  const { t, language } = useTranslation();
  const other = language === 'ru' ? 'en' : 'ru';
  return (
    <div className={styles['root']}>
      <header className={styles['header']}>
        <Container>
          <div className={styles['bar']}>
            <a className={styles['brand']} href="/">
              {t('shop')} <span className={styles['title']}>{t('title')}</span>
            </a>
            <div className={styles['person']}>
              <a className={styles['link']} href={`/language?to=${other}`} lang={other} hrefLang={other}>
                {t('language')}
              </a>
              {session && (
                <>
                  <span className={styles['operator']}>{t('operator', { name: session.operator })}</span>
                  <form method="post" action="/sign-out">
                    <CsrfField session={session} />
                    <Button type="submit" variant="secondary" size="small">
                      {t('signOut')}
                    </Button>
                  </form>
                </>
              )}
            </div>
          </div>
        </Container>
      </header>
      <main className={styles['main']}>{children}</main>
    </div>
  );
}
