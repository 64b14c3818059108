import type { Company } from '@vitrava/shared-kit/contracts/browser';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { ExternalIcon, TelegramIcon, VkIcon } from '@vitrava/shared-kit/ui/icon';
import type { ReactElement } from 'react';
import { ExternalLink } from './external-link.tsx';
import styles from './view.module.css';

interface Props {
  readonly social: Company['social'];
}

export function SocialLinks({ social }: Props): ReactElement {
  const { t } = useTranslation();
  return (
    <ul className={styles['social']} aria-label={t('footer.social')}>
      {social.map(({ network, name, url }) => (
        <li key={url}>
          <ExternalLink className={styles['network']} href={url}>
            <NetworkIcon network={network} />
            <span>{name}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

function NetworkIcon({ network }: { readonly network: string }): ReactElement {
  if (network === 'telegram') return <TelegramIcon />;
  if (network === 'vk') return <VkIcon />;
  return <ExternalIcon />;
}
