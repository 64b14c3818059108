import { pageReloadRequested } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Container } from '@vitrava/shared-kit/ui/container';
import { LogoSign } from '@vitrava/shared-kit/ui/logo';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { PageBody } from '../../ui/page-body/index.ts';
import { PageHeader } from '../../ui/page-header/index.ts';
import { Achievements } from './achievements.tsx';
import { LatestNews } from './latest-news.tsx';
import { $prose, $state } from './model.ts';
import type { AboutProse } from './prose/shape.ts';
import styles from './view.module.css';

export function AboutUsView(): ReactElement {
  const { t } = useTranslation();
  const { prose, state, reload } = useUnit({ prose: $prose, state: $state, reload: pageReloadRequested });
  return (
    <Container>
      {state !== 'ready' && <PageHeader title={t('document.title')} />}
      <PageBody
        state={state}
        skeleton={<Skeleton lines={10} />}
        loadingLabel={t('document.loading')}
        failedTitle={t('document.failed')}
        onRetry={() => reload()}
      >
        {prose && <About prose={prose} />}
      </PageBody>
      <LatestNews />
    </Container>
  );
}

function About({ prose: { intro, mission, standards, achievements } }: { readonly prose: AboutProse }): ReactElement {
  return (
    <>
      <header className={styles['intro']}>
        <div className={styles['introWords']}>
          <p className={styles['kicker']}>{intro.kicker}</p>
          <h1>{intro.title}</h1>
          <Paragraphs texts={intro.paragraphs} />
        </div>
        <div className={styles['sign']}>
          <LogoSign />
        </div>
      </header>

      <section className={styles['mission']}>
        <h2 className={styles['quietTitle']}>{mission.title}</h2>
        <p className={styles['statement']}>{mission.statement}</p>
        <div className={styles['columns']}>
          <Paragraphs texts={mission.paragraphs} />
        </div>
      </section>

      <section className={styles['section']}>
        <div className={styles['sectionHead']}>
          <h2>{standards.title}</h2>
          <p className={styles['lead']}>{standards.lead}</p>
        </div>
        <ol className={styles['standards']}>
          {standards.items.map(({ name, text }) => (
            <li key={name} className={styles['standard']}>
              <h3 className={styles['standardName']}>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <Achievements {...achievements} />
    </>
  );
}

function Paragraphs({ texts }: { readonly texts: readonly string[] }): ReactElement[] {
  return texts.map((text) => <p key={text}>{text}</p>);
}
