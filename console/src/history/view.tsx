import { type Translate, useTranslation } from '@vitrava/shared-kit/i18n';
import { formatDateTime, formatNumber } from '@vitrava/shared-kit/i18n/format';
import type { PastMove } from '../report/index.ts';
import { DataTable } from '../table/index.ts';
import styles from './view.module.css';

export function History({ moves }: { readonly moves: readonly PastMove[] }) {
  const { t, language } = useTranslation();
  if (moves.length === 0) return <p>{t('history.none')}</p>;
  return (
    <div className={styles['root']}>
      <DataTable
        caption={t('history.title')}
        columns={['when', 'what', 'who', 'why'].map((name) => t(`history.${name}`))}
        rows={moves.map((move) => ({
          id: move.id,
          cells: [formatDateTime(move.at, language, 'short'), <Change key="what" move={move} />, move.by, move.reason ?? ''],
        }))}
      />
    </div>
  );
}

function Change({ move }: { readonly move: PastMove }) {
  const { t } = useTranslation();
  return (
    <span>
      <strong>
        {t([`history.moves.${move.move}`, move.move])} {move.remote}
      </strong>
      {changesOf(move, t).map((change) => (
        <span key={change} className={styles['change']}>
          {change}
        </span>
      ))}
    </span>
  );
}

/** From where to where, in words. */
function changesOf({ from, to, removed }: PastMove, t: Translate): readonly string[] {
  const none = t('history.nothing');
  const canary = (value: PastMove['from']['canary']) =>
    value
      ? t(value.plan ? 'history.plan' : 'history.share', {
          version: value.version,
          share: formatNumber(value.share),
          steps: value.plan?.steps.map((step) => formatNumber(step)).join(', '),
        })
      : none;
  const experiment = (value: PastMove['from']['experiment']) => (value ? value.name : none);
  const changes = {
    stable: [from.stable ?? none, to.stable ?? none],
    canary: [canary(from.canary), canary(to.canary)],
    experiment: [experiment(from.experiment), experiment(to.experiment)],
  } as const;
  const names = (['stable', 'canary', 'experiment'] as const).filter((name) => from[name] !== undefined || to[name] !== undefined);
  return [
    ...names.map((name) => t(`history.${name}`, { from: changes[name][0], to: changes[name][1] })),
    ...(to.published ? [t('history.published', { version: to.published })] : []),
    ...(to.excluded ? [t('history.excluded', { version: to.excluded })] : []),
    ...(from.excluded && to.excluded === null ? [t('history.readmitted', { version: from.excluded })] : []),
    ...(removed.length > 0
      ? [t('history.removed', { versions: removed.map(({ remote, version }) => `${remote} ${version}`).join(', ') })]
      : []),
  ];
}
