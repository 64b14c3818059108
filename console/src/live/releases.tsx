import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatDateTime } from '@vitrava/shared-kit/i18n/format';
import { type LiveRemote, moveAddress } from '../report/index.ts';
import { DataTable } from '../table/index.ts';
import styles from './view.module.css';
import { marksOf } from './words.ts';

/** The releases of a remote, who gets each, and what can be done with it. */
export function ReleaseTable({ remote }: { readonly remote: LiveRemote }) {
  const { t, language } = useTranslation();
  const columns = [t('live.version'), t('live.created'), t('live.mark'), t('live.moves')];
  return (
    <DataTable
      caption={remote.remote}
      columns={columns}
      rows={remote.releases.map(({ version, createdAt, isExcluded }) => ({
        id: version,
        cells: [
          <code key="version">{version}</code>,
          formatDateTime(createdAt, language, 'short'),
          marksOf(remote, version, t).join(', ') || t('live.nobody'),
          <ReleaseMoves key="moves" remote={remote} version={version} isExcluded={isExcluded} />,
        ],
      }))}
    />
  );
}

interface MovesProps {
  readonly remote: LiveRemote;
  readonly version: string;
  readonly isExcluded: boolean;
}

function ReleaseMoves({ remote: { remote, stable }, version, isExcluded }: MovesProps) {
  const { t } = useTranslation();
  const move = isExcluded ? 'readmit' : 'promote';
  const types = version === stable && !isExcluded ? (['preview'] as const) : (['preview', move] as const);
  return (
    <span className={styles['links']}>
      {types.map((type) => (
        <a
          key={type}
          className={styles['link']}
          href={moveAddress({ type, remote, version })}
          aria-label={`${t(`live.${type}`)}: ${remote} ${version}`}
        >
          {t(`live.${type}`)}
        </a>
      ))}
    </span>
  );
}
