import { $isCheckLayout } from '@vitrava/shared-kit/bus/shell';
import type { Company } from '@vitrava/shared-kit/contracts/browser';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Container } from '@vitrava/shared-kit/ui/container';
import { ExternalIcon, TelegramIcon, VkIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement, ReactNode } from 'react';
import { brandIn } from '../../brand/index.ts';
import { $shopMap, popupOf } from '../../shop-map/index.ts';
import { $company } from '../company/index.ts';
import { ShopLogo } from '../header/index.ts';
import { type FrameLink, ShopLink, useAddress, useLinks, usePage } from '../link/index.ts';
import { useOnDemand } from '../on-demand/index.ts';
import { ExternalLink } from './external-link.tsx';
import { FinePrint } from './fine-print.tsx';
import { $hasTelegram } from './model.ts';
import styles from './view.module.css';

const loadTelegram = async () => (await import('./telegram-button.tsx')).TelegramButton;

/** The end of every page. Data of the API is left out while the API is unavailable. */
export function ShellFooter(): ReactElement {
  const { t, language } = useTranslation();
  const { company, isCheckLayout, hasTelegram } = useUnit({ company: $company, isCheckLayout: $isCheckLayout, hasTelegram: $hasTelegram });
  const TelegramButton = useOnDemand(loadTelegram, hasTelegram, () => undefined);
  const customers = useLinks('customers');
  return (
    <footer className={styles['root']} data-slim={isCheckLayout || undefined}>
      <Container>
        {!isCheckLayout && (
          <div className={styles['columns']}>
            <div className={styles['brand']}>
              <ShopLogo />
              <p className={styles['motto']}>{brandIn(language).motto}</p>
              {company && <SocialLinks social={company.social} />}
              {hasTelegram && TelegramButton && <TelegramButton />}
            </div>
            <CompanyColumn address={company?.address ?? null} />
            {customers.length > 0 && <Column title={t('footer.customers')} links={customers} />}
            {company && <ContactColumn company={company} />}
          </div>
        )}
        <FinePrint creators={isCheckLayout ? null : (company?.creators ?? null)} isLegalShown={isCheckLayout} />
      </Container>
    </footer>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly links?: readonly FrameLink[];
  /** Further items. */
  readonly children?: ReactNode;
}

function Column({ title, links = [], children }: ColumnProps): ReactElement {
  return (
    <section className={styles['column']}>
      <h2 className={styles['title']}>{title}</h2>
      <ul className={styles['list']}>
        {links.map((link) => (
          <li key={link.to}>
            <ShopLink className={styles['link']} to={link.to}>
              {link.title}
            </ShopLink>
          </li>
        ))}
        {children}
      </ul>
    </section>
  );
}

function CompanyColumn({ address }: { readonly address: string | null }): ReactElement {
  const { t } = useTranslation();
  const contacts = usePage('contacts');
  return (
    <Column title={t('footer.company')} links={useLinks('company')}>
      {contacts !== null && (
        <li>
          <ContactLink to={contacts} />
        </li>
      )}
      {address !== null && (
        <li>
          <address className={styles['address']}>{address}</address>
        </li>
      )}
    </Column>
  );
}

/** Opens the popup, also from server markup; without JavaScript, or in a new tab, leads to the contacts. */
function ContactLink({ to }: { readonly to: string }): ReactElement {
  const { t } = useTranslation();
  const toAddress = useAddress();
  const popup = popupOf(useUnit($shopMap), 'contact');
  return (
    <a
      className={styles['link']}
      href={toAddress(to)}
      {...(popup && { 'aria-haspopup': 'dialog', 'data-popup': `${popup.owner}/${popup.name}`, 'data-no-prefetch': '' })}
    >
      {t('footer.contactUs')}
    </a>
  );
}

function ContactColumn({ company }: { readonly company: Company }): ReactElement {
  const { t } = useTranslation();
  return (
    <Column title={t('footer.reachUs')}>
      {company.phones.map(({ number, display, label }) => (
        <li key={number}>
          <a className={styles['phone']} href={`tel:${number}`}>
            {display}
          </a>
          <span className={styles['note']}>{label}</span>
        </li>
      ))}
      <li>
        <a className={styles['link']} href={`mailto:${company.email}`}>
          {company.email}
        </a>
      </li>
      <li className={styles['note']}>{company.schedule}</li>
    </Column>
  );
}

const NETWORK_ICONS: ReadonlyMap<string, typeof ExternalIcon> = new Map([
  ['telegram', TelegramIcon],
  ['vk', VkIcon],
]);

function SocialLinks({ social }: Pick<Company, 'social'>): ReactElement {
  const { t } = useTranslation();
  return (
    <ul className={styles['social']} aria-label={t('footer.social')}>
      {social.map(({ network, name, url }) => {
        const Icon = NETWORK_ICONS.get(network) ?? ExternalIcon;
        return (
          <li key={url}>
            <ExternalLink className={styles['network']} href={url}>
              <Icon />
              <span>{name}</span>
            </ExternalLink>
          </li>
        );
      })}
    </ul>
  );
}
