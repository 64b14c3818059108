import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Picture, pictureSource } from '@vitrava/shared-kit/ui/picture';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { NewsItem } from '../../contracts.ts';
import { articlePath } from '../../paths.ts';
import styles from './view.module.css';

interface Props {
  readonly newer: NewsItem | null;
  readonly older: NewsItem | null;
}

export function Neighbours({ newer, older }: Props): ReactElement | null {
  const { t } = useTranslation();
  if (!newer && !older) return null;
  return (
    <nav className={styles['neighbours']} aria-label={t('article.neighbours')}>
      {newer && <Neighbour item={newer} label={t('article.newer')} />}
      {older && <Neighbour item={older} label={t('article.older')} />}
    </nav>
  );
}

function Neighbour({ item, label }: { readonly item: NewsItem; readonly label: string }): ReactElement {
  const { locale } = useUnit({ locale: $locale });
  return (
    <a className={styles['neighbour']} href={localizePath(articlePath(item), locale)}>
      <span className={styles['thumb']}>
        <Picture {...pictureSource(item.picture)} alt="" sizes="120px" fit="cover" />
      </span>
      <span className={styles['neighbourWords']}>
        <span className={styles['neighbourLabel']}>{label}</span>
        <span className={styles['neighbourTitle']}>{item.title}</span>
      </span>
    </a>
  );
}
