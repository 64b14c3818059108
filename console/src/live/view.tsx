import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatDateTime } from '@vitrava/shared-kit/i18n/format';
import { Badge } from '@vitrava/shared-kit/ui/badge';
import { ButtonLink } from '@vitrava/shared-kit/ui/button';
import { Disclosure } from '@vitrava/shared-kit/ui/disclosure';
import { type FailingVersion, type LiveRemote, moveAddress } from '../report/index.ts';
import { ReleaseTable } from './releases.tsx';
import styles from './view.module.css';
import { armRows, audienceWords, channelRows, type LiveRow } from './words.ts';

export interface LiveProps {
  readonly remotes: readonly LiveRemote[];
  readonly failing: readonly FailingVersion[];
}

/** What visitors get of each part of the shop, in words, and what can be done about it. */
export function Live({ remotes, failing }: LiveProps) {
  return (
    <ul className={styles['list']}>
      {remotes.map((remote) => (
        <li key={remote.remote} className={styles['card']}>
          <RemoteCard remote={remote} failing={failing.filter((one) => one.remote === remote.remote)} />
        </li>
      ))}
    </ul>
  );
}

function RemoteCard({ remote, failing }: { readonly remote: LiveRemote; readonly failing: readonly FailingVersion[] }) {
  const { t, language } = useTranslation();
  const { stable, stableSince, experiment, releases } = remote;
  return (
    <article className={styles['article']}>
      <div className={styles['head']}>
        <h3>{remote.remote}</h3>
        {stableSince !== null && (
          <p className={styles['since']}>{t('live.since', { at: formatDateTime(stableSince, language, 'short') })}</p>
        )}
      </div>
      {stable === null && <p>{t('live.absent')}</p>}
      {experiment && (
        <div className={styles['experiment']}>
          <p>{t('live.experiment', { name: experiment.name, audience: audienceWords(experiment.audience, t) })}</p>
          <Rows rows={armRows(remote, t)} failing={failing} />
        </div>
      )}
      <Rows rows={channelRows(remote, t)} failing={failing} />
      <Moves remote={remote} />
      <Disclosure summary={t('live.releases', { count: releases.length })}>
        <ReleaseTable remote={remote} />
      </Disclosure>
    </article>
  );
}

const TONES = { stable: 'success', canary: 'warning', arm: 'accent' } as const;
const MARKS = { stable: 'live.stableMark', canary: 'live.canaryMark', arm: 'live.armMark' } as const;

function Rows({ rows, failing }: { readonly rows: readonly LiveRow[]; readonly failing: readonly FailingVersion[] }) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <ul className={styles['rows']}>
      {rows.map(({ id, who, version, mark }) => (
        <li key={id} className={styles['row']}>
          <span className={styles['who']}>{who}</span>
          <code className={styles['version']}>{version}</code>
          <span className={styles['marks']}>
            <Badge tone={TONES[mark]}>{t(MARKS[mark])}</Badge>
            {failing.some((one) => one.version === version) && <Badge tone="danger">{t('live.failing')}</Badge>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Moves({ remote: { remote, before, canary, experiment } }: { readonly remote: LiveRemote }) {
  const { t } = useTranslation();
  const moves = [
    ...(canary ? [{ type: 'promote', version: canary.version, label: t('live.promoteCanary') } as const] : []),
    ...(canary ? [{ type: 'stop-canary', version: null, label: t('live.stop-canary') } as const] : []),
    ...(experiment ? [{ type: 'stop-experiment', version: null, label: t('live.stop-experiment') } as const] : []),
    ...(before !== null ? [{ type: 'rollback', version: before, label: t('live.rollback', { version: before }) } as const] : []),
  ];
  if (moves.length === 0) return null;
  return (
    <div className={styles['moves']}>
      {moves.map(({ type, version, label }) => (
        <ButtonLink
          key={type}
          variant="secondary"
          size="small"
          href={moveAddress({ type, remote, version })}
          aria-label={`${label}: ${remote}`}
        >
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
