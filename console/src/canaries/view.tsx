import { type Translate, useTranslation } from '@vitrava/shared-kit/i18n';
import { formatDateTime, formatNumber } from '@vitrava/shared-kit/i18n/format';
import { Notice } from '@vitrava/shared-kit/ui/notice';
import { type CanaryFigures, type FreshReleaseFigures, hasEvidence } from '../report/index.ts';
import { DataTable } from '../table/index.ts';
import { Curve } from './curve.tsx';
import styles from './view.module.css';

export interface CanariesProps {
  readonly canaries: readonly CanaryFigures[];
  readonly freshReleases: readonly FreshReleaseFigures[];
}

/** Watched versions: stable ones in their first hour, and each canary's visitors beside those of the stable version. */
export function Canaries({ canaries, freshReleases }: CanariesProps) {
  const { t, language } = useTranslation();
  return (
    <div className={styles['root']}>
      {freshReleases.map(({ remote, version, before, words }) => (
        <Notice key={remote} title={t('canaries.fresh', { remote, version, before })}>
          <p>{words[language]}</p>
        </Notice>
      ))}
      {canaries.length > 0 && <p className={styles['lead']}>{t('canaries.lead')}</p>}
      {canaries.map((figures) => (
        <Canary key={figures.remote} figures={figures} />
      ))}
    </div>
  );
}

function Canary({ figures }: { readonly figures: CanaryFigures }) {
  const { t, language } = useTranslation();
  const { remote, version, control, share, since, visitors, signals, words } = figures;
  const heading = t('canaries.heading', { remote, version, control });
  return (
    <section className={styles['canaryCard']} aria-label={heading}>
      <h3>{heading}</h3>
      <p>
        {t('canaries.since', {
          share: formatNumber(share),
          at: formatDateTime(since, language, 'short'),
          canary: formatNumber(visitors.canary),
          control: formatNumber(visitors.control),
        })}
      </p>
      <Notice>
        <p>{words ? words[language] : t('canaries.byHand')}</p>
      </Notice>
      <DataTable
        caption={heading}
        columns={['signal', 'canary', 'control', 'difference', 'curve'].map((name) => t(`canaries.${name}`))}
        rows={signals.map((signal) => ({ id: signal.signal, cells: cellsOf(signal, figures, t) }))}
      />
    </section>
  );
}

function cellsOf(
  { signal, canary, control, difference }: CanaryFigures['signals'][number],
  { visitors, curve }: CanaryFigures,
  t: Translate,
) {
  const name = t([`canaries.signals.${signal}`, 'canaries.signals.other'], { signal });
  const points = curve.flatMap(({ at, rates }) => (rates[signal] ? [{ at: Date.parse(at), ...rates[signal] }] : []));
  const between = t('experiments.interval', { low: percent(difference.low), high: percent(difference.high) });
  return [
    name,
    visitors.canary === 0 ? '—' : `${percent(canary.rate)} %`,
    visitors.control === 0 ? '—' : `${percent(control.rate)} %`,
    hasEvidence(difference) ? `${percent(difference.difference)}, ${between}` : t('canaries.tooFew'),
    points.length > 1 ? (
      <Curve
        key="curve"
        label={t('canaries.curveOf', { signal: name, canary: percent(canary.rate), control: percent(control.rate) })}
        points={points}
      />
    ) : (
      ''
    ),
  ];
}

function percent(share: number): string {
  return formatNumber(share * 100).replace('-', '−');
}
