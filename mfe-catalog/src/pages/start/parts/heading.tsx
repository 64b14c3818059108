import { useTranslation } from '@vitrava/shared-kit/i18n';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $list, $state } from '../list.ts';
import { $request } from '../model.ts';
import styles from './heading.module.css';

export function Heading(): ReactElement {
  const { t } = useTranslation();
  const { request, list, listState } = useUnit({ request: $request, list: $list, listState: $state });
  const { search } = request;
  const path = list.category ?? [];
  // The page makes no claim that goods for a complaint would help.
  const isFound = list.count > 0 && !list.isComplaint;
  const title = search !== '' ? t(isFound ? 'start.found' : 'start.searched', { search }) : (path.at(-1)?.name ?? t('start.title'));
  return (
    <header className={styles['root']}>
      <div className={styles['line']}>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['count']} role="status">
          {listState === 'ready' && list.count > 0 && t('start.count', { count: list.count })}
        </p>
      </div>
      {list.corrected !== null && list.corrected !== search && (
        <p className={styles['corrected']}>{t('start.corrected', { text: list.corrected })}</p>
      )}
      <noscript className={styles['corrected']}>{t('start.noscript')}</noscript>
      {list.isComplaint && list.count > 0 && <p className={styles['complaint']}>{t('start.complaint')}</p>}
    </header>
  );
}
