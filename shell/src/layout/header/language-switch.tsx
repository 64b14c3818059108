import { useTranslation } from '@vitrava/shared-kit/i18n';
import { GlobeIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import styles from './language-switch.module.css';
import { $languageSwitch } from './model.ts';

interface Props {
  /** `short` says EN, `long` says English. */
  readonly look: 'short' | 'long';
}

/** A document load on purpose: the server sets the cookie and renders the other language. */
export function LanguageSwitch({ look }: Props): ReactElement {
  const { t } = useTranslation();
  const { to, href } = useUnit($languageSwitch);
  const name = t(`language.${to}.name`);
  return (
    <a className={styles['root']} href={href} hrefLang={to} lang={to} rel="nofollow" data-look={look} title={name}>
      {look === 'long' && <GlobeIcon size="large" />}
      <span aria-hidden={look === 'short' || undefined}>{look === 'short' ? t(`language.${to}.short`) : name}</span>
      {look === 'short' && <span className={styles['name']}>{name}</span>}
    </a>
  );
}
