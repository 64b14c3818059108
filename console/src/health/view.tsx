import { type Translate, useTranslation } from '@vitrava/shared-kit/i18n';
import { formatNumber } from '@vitrava/shared-kit/i18n/format';
import { Badge } from '@vitrava/shared-kit/ui/badge';
import { Disclosure } from '@vitrava/shared-kit/ui/disclosure';
import { marksOf } from '../live/index.ts';
import type { ConsoleParts, LiveRemote, VitalFigure } from '../report/index.ts';
import { DataTable } from '../table/index.ts';
import { type VersionHealth, VITALS, versionsOf } from './versions.ts';
import styles from './view.module.css';

export interface HealthProps {
  readonly remotes: readonly LiveRemote[];
  readonly parts: Partial<ConsoleParts>;
}

/** State of each version in browsers and on this server; a canary or arm is beside the version that others get. */
export function Health({ remotes, parts }: HealthProps) {
  const { t } = useTranslation();
  const versions = versionsOf(remotes, parts);
  const columns = [
    t('live.version'),
    t('health.state'),
    t('health.pages'),
    t('health.errors'),
    ...VITALS.map((name) => t(`health.${name}`)),
  ];
  const { errors = [] } = parts;
  return (
    <div className={styles['root']}>
      <p className={styles['lead']}>
        {t(versions.some(({ vitals, pages }) => pages > 0 || vitals.size > 0) ? 'health.lead' : 'health.none')}
      </p>
      <DataTable
        caption={t('health.title')}
        columns={columns}
        rows={versions.map((health) => ({ id: `${health.remote} ${health.version}`, cells: cellsOf(health, remotes, t) }))}
      />
      {errors.length > 0 && (
        <Disclosure summary={t('health.errorKinds')}>
          <DataTable
            caption={t('health.errorKinds')}
            columns={[t('health.error'), t('live.version'), t('health.times'), t('health.composition')]}
            rows={errors.map(({ remote, version, name, count, composition }) => ({
              id: `${remote} ${version} ${name}`,
              cells: [
                name,
                `${remote} ${version}`,
                formatNumber(count),
                composition === undefined ? '' : <code key="composition">{composition}</code>,
              ],
            }))}
          />
        </Disclosure>
      )}
    </div>
  );
}

function cellsOf({ remote, version, pages, errors, vitals, failing }: VersionHealth, remotes: readonly LiveRemote[], t: Translate) {
  const live = remotes.find((one) => one.remote === remote);
  const marks = live ? marksOf(live, version, t) : [];
  return [
    <span key="version" className={styles['version']}>
      {remote} <code>{version}</code>
    </span>,
    <span key="state" className={styles['states']}>
      {marks.length > 0 ? marks.join(', ') : t('health.old')}
      {failing && <Badge tone="danger">{t([`health.states.${failing.state}`, failing.state])}</Badge>}
    </span>,
    formatNumber(pages),
    formatNumber(errors),
    ...VITALS.map((name) => {
      const figure = vitals.get(name);
      return figure ? <Vital key={name} figure={figure} /> : '';
    }),
  ];
}

/** The value and, since colours are not for everyone, its grade in words. */
function Vital({ figure }: { readonly figure: VitalFigure }) {
  const { t } = useTranslation();
  const { p75, unit, good, poor } = figure;
  const grade = good >= 0.75 ? 'good' : poor > 0.25 ? 'poor' : 'middling';
  const value = unit === 'ms' ? t('health.unit', { value: formatNumber(p75) }) : String(p75);
  return (
    <span className={styles['vital']} data-grade={grade}>
      {value} <small>{t(`health.${grade}`)}</small>
    </span>
  );
}
