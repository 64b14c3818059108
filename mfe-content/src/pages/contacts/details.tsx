import type { Company } from '@vitrava/shared-kit/contracts/browser';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { ExternalIcon, InfoIcon, MailIcon, PhoneIcon, PinIcon, TelegramIcon, VkIcon } from '@vitrava/shared-kit/ui/icon';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import type { ReactElement, ReactNode } from 'react';
import { SellerLines } from '../../ui/seller/index.ts';
import styles from './view.module.css';

export function CompanyDetails({ company }: { readonly company: Company }): ReactElement {
  const { t } = useTranslation();
  const { phones, email, schedule, address, legal_name, social } = company;
  return (
    <div className={styles['details']}>
      <Detail icon={<PhoneIcon size="large" />} name={t('contacts.phones')}>
        <ul className={styles['phones']}>
          {phones.map(({ number, display, label }) => (
            <li key={number}>
              <a className={styles['large']} href={`tel:${number}`}>
                {display}
              </a>
              <p className={styles['note']}>{label}</p>
            </li>
          ))}
        </ul>
        <p className={styles['note']}>{schedule}</p>
      </Detail>
      <Detail icon={<MailIcon size="large" />} name={t('contacts.email')}>
        <a className={styles['large']} href={`mailto:${email}`}>
          {email}
        </a>
      </Detail>
      <Detail icon={<PinIcon size="large" />} name={t('contacts.address')}>
        <address className={styles['address']}>{address}</address>
      </Detail>
      <Detail icon={<InfoIcon size="large" />} name={t('seller.title')}>
        <p>{legal_name}</p>
        <SellerLines company={company} />
      </Detail>
      {social.length > 0 && (
        <Detail icon={<TelegramIcon size="large" />} name={t('contacts.social')}>
          <ul className={styles['social']}>
            {social.map(({ network, name, url }) => (
              <li key={url}>
                <a className={styles['network']} href={url} target="_blank" rel="noopener noreferrer">
                  <NetworkIcon network={network} />
                  <span>{name}</span>
                  <VisuallyHidden>{t('contacts.newTab')}</VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
        </Detail>
      )}
    </div>
  );
}

function Detail({ icon, name, children }: { readonly icon: ReactNode; readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <section className={styles['detail']}>
      <span className={styles['icon']}>{icon}</span>
      <div className={styles['words']}>
        <h2 className={styles['name']}>{name}</h2>
        {children}
      </div>
    </section>
  );
}

function NetworkIcon({ network }: { readonly network: string }): ReactElement {
  if (network === 'telegram') return <TelegramIcon />;
  if (network === 'vk') return <VkIcon />;
  return <ExternalIcon />;
}
