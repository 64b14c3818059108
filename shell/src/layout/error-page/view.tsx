import type { PageErrorReason } from '@vitrava/shared-kit/contracts/page';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button, ButtonLink } from '@vitrava/shared-kit/ui/button';
import { Container } from '@vitrava/shared-kit/ui/container';
import { RefreshIcon, SearchIcon } from '@vitrava/shared-kit/ui/icon';
import { LogoSign } from '@vitrava/shared-kit/ui/logo';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { brandIn } from '../../brand/index.ts';
import { $shopMap } from '../../shop-map/index.ts';
import { ShopLink, useAddress, useLinks } from '../link/index.ts';
import { SlotFragment } from '../slot-fragment/index.ts';
import styles from './view.module.css';

interface Props {
  readonly status: number;
  /** The requested address, as the shopper sees it in the address bar. */
  readonly path: string;
  /** Where the status is not specific enough. */
  readonly reason?: PageErrorReason | undefined;
}

/** Content of `main` when no remote has drawn an error: an address without an owner (404), or a page that the server could not make. */
export function ErrorPage({ status, path, reason }: Props): ReactElement {
  const { t } = useTranslation();
  return (
    <Container>
      <div className={styles['root']} data-status={status}>
        <p className={styles['status']}>
          <LogoSign />
          <span>{t('error.status', { status })}</span>
        </p>
        {status === 404 ? <NotFound path={path} /> : <GeneralError path={path} reason={reason} />}
      </div>
      {status === 404 && <SlotFragment place="not-found" />}
    </Container>
  );
}

function NotFound({ path }: { readonly path: string }): ReactElement {
  const { t, language } = useTranslation();
  // Every shop has a start page, but only one with a search answers it there.
  const hasSearch = useUnit($shopMap).slots['header'] !== undefined;
  const address = useAddress();
  const ways = useLinks('not-found');
  return (
    <>
      <h1 className={styles['title']}>{t('error.notFound')}</h1>
      <p className={styles['text']}>{t('error.notFoundText')}</p>
      <p className={styles['text']}>
        {t('error.address')} <code className={styles['path']}>{path}</code>
      </p>
      {hasSearch && (
        // biome-ignore lint/a11y/useSemanticElements: older browsers, and jsdom, lack the search element.
        <form className={styles['search']} role="search" action={address('/')} method="get">
          <input
            className={styles['field']}
            type="search"
            name="search"
            maxLength={200}
            aria-label={t('error.search')}
            placeholder={brandIn(language).searchHint}
            required
          />
          <Button type="submit" icon={<SearchIcon />}>
            {t('error.find')}
          </Button>
        </form>
      )}
      <div className={styles['actions']}>
        <ButtonLink variant="secondary" href={address('/')}>
          {brandIn(language).toStart}
        </ButtonLink>
      </div>
      <nav aria-label={t('error.waysOn')}>
        <ul className={styles['ways']}>
          {ways.map(({ title, to }) => (
            <li key={to}>
              <ShopLink className={styles['way']} to={to}>
                {title}
              </ShopLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function GeneralError({ path, reason }: Pick<Props, 'path' | 'reason'>): ReactElement {
  const { t, language } = useTranslation();
  const address = useAddress();
  return (
    <>
      <h1 className={styles['title']}>{t('error.general')}</h1>
      <p className={styles['text']}>
        {reason === 'loop' ? brandIn(language).loop : t(reason ? `error.${reason}Text` : 'error.generalText')}
      </p>
      <div className={styles['actions']}>
        <ButtonLink href={path} icon={<RefreshIcon />} data-hard="">
          {t('error.retry')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={address('/')}>
          {brandIn(language).toStart}
        </ButtonLink>
      </div>
    </>
  );
}
