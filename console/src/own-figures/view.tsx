import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatNumber } from '@vitrava/shared-kit/i18n/format';
import { Disclosure } from '@vitrava/shared-kit/ui/disclosure';
import type { ConsoleParts } from '../report/index.ts';
import { DataTable } from '../table/index.ts';
import styles from './view.module.css';

/** What the server counts of itself, for those who look after it. */
export function OwnFigures({ parts }: { readonly parts: Partial<ConsoleParts> }) {
  const { t } = useTranslation();
  const { counters = {}, renderPool = {}, renderCache = {}, newVisitor = {}, notCounted } = parts;
  const numbers = (figures: Readonly<Record<string, number>>) =>
    Object.entries(figures).map(([name, value]) => [name, formatNumber(value)] as const);
  const groups = {
    newVisitor: Object.entries(newVisitor),
    renderPool: numbers(renderPool),
    renderCache: numbers(renderCache),
    counters: numbers(counters),
    notCounted: notCounted ? Object.entries(notCounted).map(([name, value]) => [t(`own.${name}`), formatNumber(value)] as const) : [],
  };
  return (
    <Disclosure summary={t('own.title')} headingLevel={2}>
      <div className={styles['root']}>
        {Object.entries(groups).map(([group, rows]) => (
          <section key={group} className={styles['group']}>
            <h3>{t(`own.${group}`)}</h3>
            {rows.length === 0 ? (
              <p>{t('own.none')}</p>
            ) : (
              <DataTable
                caption={t(`own.${group}`)}
                columns={[t('own.name'), t('own.value')]}
                rows={rows.map(([name, value]) => ({ id: name, cells: [name, value] }))}
              />
            )}
          </section>
        ))}
      </div>
    </Disclosure>
  );
}
