import { type Translate, useTranslation } from '@vitrava/shared-kit/i18n';
import { formatNumber } from '@vitrava/shared-kit/i18n/format';
import { Notice } from '@vitrava/shared-kit/ui/notice';
import { type ExperimentFigures, hasEvidence } from '../report/index.ts';
import { DataTable } from '../table/index.ts';
import styles from './view.module.css';

/** What came of the running experiments so far. `experiments` is absent when it cannot be read. */
export function Experiments({ experiments }: { readonly experiments: readonly ExperimentFigures[] | undefined }) {
  const { t } = useTranslation();
  if (!experiments) return <p>{t('experiments.unknown')}</p>;
  if (experiments.length === 0) return <p>{t('experiments.none')}</p>;
  return (
    <div className={styles['root']}>
      <p className={styles['lead']}>{t('experiments.lead')}</p>
      {experiments.map((figures) => (
        <Experiment key={figures.remote} figures={figures} />
      ))}
    </div>
  );
}

function Experiment({ figures: { remote, experiment, goals, mixed, level } }: { readonly figures: ExperimentFigures }) {
  const { t, language } = useTranslation();
  const columns = ['arm', 'visitors', 'conversions', 'rate', 'difference'].map((name) =>
    t(`experiments.${name}`, { level: level[language] }),
  );
  return (
    <section className={styles['experiment']} aria-label={t('experiments.heading', { experiment, remote })}>
      <h3>{t('experiments.heading', { experiment, remote })}</h3>
      {goals.map(({ goal, arms, words }) => (
        <div key={goal} className={styles['goal']}>
          <h4>{t([`experiments.goals.${goal}`, 'experiments.goals.other'], { goal })}</h4>
          {words[language].length > 0 && (
            <Notice>
              {words[language].map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Notice>
          )}
          <DataTable caption={goal} columns={columns} rows={arms.map((arm) => ({ id: arm.arm, cells: cellsOf(arm, t) }))} />
        </div>
      ))}
      {mixed > 0 && <p>{t('experiments.mixed', { count: formatNumber(mixed) })}</p>}
    </section>
  );
}

type ArmFigure = ExperimentFigures['goals'][number]['arms'][number];

function cellsOf({ arm, version, visitors, conversions, rate, against }: ArmFigure, t: Translate) {
  return [
    <span key="arm">
      {arm} <code>{version}</code>
    </span>,
    formatNumber(visitors),
    formatNumber(conversions),
    visitors === 0 ? '—' : `${points(rate)} %`,
    against ? differenceOf(against, t) : t('experiments.control'),
  ];
}

function differenceOf(against: NonNullable<ArmFigure['against']>, t: Translate): string {
  if (!hasEvidence(against)) return t('canaries.tooFew');
  return `${points(against.difference)}, ${t('experiments.interval', { low: points(against.low), high: points(against.high) })}`;
}

/** A share as points of a hundred. */
function points(share: number): string {
  return formatNumber(share * 100).replace('-', '−');
}
