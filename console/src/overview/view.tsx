import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatDateTime } from '@vitrava/shared-kit/i18n/format';
import { Container } from '@vitrava/shared-kit/ui/container';
import { Notice } from '@vitrava/shared-kit/ui/notice';
import type { ReactNode } from 'react';
import { Canaries } from '../canaries/index.ts';
import { Experiments } from '../experiments/index.ts';
import { Health } from '../health/index.ts';
import { History } from '../history/index.ts';
import { Live } from '../live/index.ts';
import { OwnFigures } from '../own-figures/index.ts';
import type { ConsoleView } from '../report/index.ts';
import styles from './view.module.css';

const SECTIONS = ['live', 'canaries', 'experiments', 'health', 'history'] as const;

export interface OverviewProps extends Extract<ConsoleView, { type: 'overview' }> {
  /** The server does not answer the open page any more. */
  readonly isStale: boolean;
}

export function Overview({ report: { at, remotes, moves, parts }, done, isStale }: OverviewProps) {
  const { t, language } = useTranslation();
  const { problems = [], failing = [], experiments, canaries = [], freshReleases = [] } = parts;
  const isWatching = canaries.length > 0 || freshReleases.length > 0;
  return (
    <Container>
      <div className={styles['root']}>
        <div className={styles['intro']}>
          <h1>{t('title')}</h1>
          <p className={styles['lead']}>{t('lead')}</p>
          <p className={styles['updated']}>{t('updated', { at: formatDateTime(at, language, 'short') })}</p>
        </div>
        {done && <Notice tone="success" title={t(`done.${done.type}`, { remote: done.remote, version: done.version })} />}
        {isStale && <Notice tone="warning" title={t('stale')} live />}
        {problems.length === 0 ? (
          <Notice tone="success" title={t('problems.none')} />
        ) : (
          <Notice tone="warning" title={t('problems.title')}>
            <ul className={styles['problems']} lang="en">
              {problems.map(({ type, explanation }) => (
                <li key={`${type} ${explanation}`}>{explanation}</li>
              ))}
            </ul>
          </Notice>
        )}
        <nav className={styles['sections']} aria-label={t('sections')}>
          {(isWatching ? SECTIONS : SECTIONS.filter((name) => name !== 'canaries')).map((name) => (
            <a key={name} href={`#${name}`}>
              {t(`${name}.title`)}
            </a>
          ))}
        </nav>
        <Section id="live">
          <Live remotes={remotes} failing={failing} />
        </Section>
        {isWatching && (
          <Section id="canaries">
            <Canaries canaries={canaries} freshReleases={freshReleases} />
          </Section>
        )}
        <Section id="experiments">
          <Experiments experiments={experiments} />
        </Section>
        <Section id="health">
          <Health remotes={remotes} parts={parts} />
        </Section>
        <Section id="history">
          <History moves={moves} />
        </Section>
        <OwnFigures parts={parts} />
      </div>
    </Container>
  );
}

function Section({
  id,
  children,
}: {
  readonly id: 'live' | 'canaries' | 'experiments' | 'health' | 'history';
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <section id={id} className={styles['section']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t(`${id}.title`)}</h2>
      {children}
    </section>
  );
}
