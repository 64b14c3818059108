import { Container } from '@vitrava/shared-kit/ui/container';
import { LogoSign } from '@vitrava/shared-kit/ui/logo';
import { useUnit } from 'effector-react';
import type { ComponentType, ReactElement } from 'react';
import type { ContentSection } from '../../contracts.ts';
import { ContentPageBody } from '../../features/content-page/index.ts';
import { PageHeader } from '../../ui/page-header/index.ts';
import { Achievements } from './achievements.tsx';
import { LatestNews } from './latest-news.tsx';
import { model } from './model.ts';
import { splitBody } from './parts.ts';
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

/** The section that replaces the page's header. */
function Intro({ id, title, body }: ContentSection): ReactElement {
  const { kicker } = useUnit({ kicker: model.$title });
  return (
    <header id={id} className={styles['intro']}>
      <div className={styles['introWords']}>
        <p className={styles['kicker']}>{kicker}</p>
        <h1>{title}</h1>
        <Words blocks={body} />
      </div>
      <div className={styles['sign']}>
        <LogoSign />
      </div>
    </header>
  );
}

/** Rules, a numbered card for each. */
function Standards({ id, title, body }: ContentSection): ReactElement {
  const { opening, entries } = splitBody(body);
  return (
    <section id={id} className={styles['section']}>
      <div className={styles['sectionHead']}>
        <h2>{title}</h2>
        <Words blocks={opening} className={styles['lead']} />
      </div>
      <ol className={styles['standards']}>
        {entries.map(({ name, blocks }) => (
          <li key={name} className={styles['standard']}>
            <h3 className={styles['standardName']}>{name}</h3>
            <Words blocks={blocks} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A quote is large, the rest beneath it. */
function Mission({ id, title, body }: ContentSection): ReactElement {
  const statements = body.flatMap((block) => (block.kind === 'quote' ? [block.text] : []));
  return (
    <section id={id} className={styles['mission']}>
      <h2 className={styles['quietTitle']}>{title}</h2>
      {statements.map((text) => (
        <p key={text} className={styles['statement']}>
          {text}
        </p>
      ))}
      <div className={styles['columns']}>
        <Words blocks={body.filter(({ kind }) => kind !== 'quote')} />
      </div>
    </section>
  );
}
