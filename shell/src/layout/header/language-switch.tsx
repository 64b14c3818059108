import { useTranslation } from '@vitrava/shared-kit/i18n';
import { GlobeIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import styles from './language-switch.module.css';
import { $languageSwitch } from './model.ts';

interface Props {
  /** `short` shows EN, `long` shows English. */
  readonly look: 'short' | 'long';
}

/**
 * A document load on purpose: the server sets the cookie and renders the other language. The short one has its name
 * from its title: a hidden word in the other language's letters would load their file of the font.
 */
export function LanguageSwitch({ look }: Props): ReactElement {
  const { t } = useTranslation();
  const { to, href } = useUnit($languageSwitch);
  const name = t(`language.${to}.name`);
  return (
    <a className={styles['root']} href={href} hrefLang={to} lang={to} rel="nofollow" data-look={look} title={name}>
      {look === 'short' ? (
        <span aria-hidden>{t(`language.${to}.short`)}</span>
      ) : (
        <>
          <GlobeIcon size="large" />
          <span>{name}</span>
        </>
      )}
    </a>
  );
}
