import { LOCALES } from '@vitrava/shared-kit/contracts/locale';
import { GlobeIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import styles from './language-switch.module.css';
import { $languageLinks } from './model.ts';

interface Props {
  /** `short` shows EN, `long` shows English. */
  readonly look: 'short' | 'long';
}

/** A document load: the server sets the cookie. The short form has a title: a hidden word would load a font file. */
export function LanguageSwitch({ look }: Props): ReactElement[] {
  const links = useUnit($languageLinks);
  return links.map(({ to, href }) => (
    <a key={to} className={styles['root']} href={href} hrefLang={to} lang={to} rel="nofollow" data-look={look} title={LOCALES[to].name}>
      {look === 'short' ? (
        <span aria-hidden>{to.toUpperCase()}</span>
      ) : (
        <>
          <GlobeIcon size="large" />
          <span>{LOCALES[to].name}</span>
        </>
      )}
    </a>
  ));
}
