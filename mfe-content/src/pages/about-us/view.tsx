import { Container } from '@vitrava/shared-kit/ui/container';
import { useUnit } from 'effector-react';
import type { ComponentType, ReactElement } from 'react';
import type { ContentSection } from '../../contracts.ts';
import { ContentPageBody } from '../../features/content-page/index.ts';
import { PageHeader } from '../../ui/page-header/index.ts';
import { Achievements } from './achievements.tsx';
import { Intro } from './intro.tsx';
import { LatestNews } from './latest-news.tsx';
import { Mission } from './mission.tsx';
import { model } from './model.ts';
import { Standards } from './standards.tsx';
import styles from './view.module.css';
import { Words } from './words.tsx';

/** Sections with a look of their own, by anchor. */
const LOOKS: Readonly<Record<string, ComponentType<ContentSection>>> = {
  'who-we-are': Intro,
  mission: Mission,
  standards: Standards,
  achievements: Achievements,
};

export function AboutUsView(): ReactElement {
  const { page, title, state } = useUnit({ page: model.query.$data, title: model.$title, state: model.query.$state });
  const sections = page && state === 'ready' ? page.sections : [];
  return (
    <Container>
      {!sections.some(({ id }) => id === 'who-we-are') && <PageHeader title={title} lead={page?.summary} />}
      <ContentPageBody model={model}>
        {sections.map((section) => {
          const Look = LOOKS[section.id] ?? PlainSection;
          return <Look key={section.id} {...section} />;
        })}
      </ContentPageBody>
      <LatestNews />
    </Container>
  );
}

function PlainSection({ id, title, body }: ContentSection): ReactElement {
  return (
    <section id={id} className={styles['section']}>
      <div className={styles['sectionHead']}>
        <h2>{title}</h2>
        <Words blocks={body} />
      </div>
    </section>
  );
}
