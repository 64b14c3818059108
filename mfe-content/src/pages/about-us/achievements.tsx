import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { ArrowRightIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { ContentSection } from '../../contracts.ts';
import { type Entry, factsOf, splitBody, wholeLink } from './parts.ts';
import styles from './view.module.css';
import { Words } from './words.tsx';

/** Figures, and the dates that lead to the whole story. */
export function Achievements({ id, title, body }: ContentSection): ReactElement {
  const { opening, entries } = splitBody(body);
  const facts = opening.flatMap((block) => factsOf(block) ?? []);
  return (
    <section id={id} className={styles['section']}>
      <div className={styles['sectionHead']}>
        <h2>{title}</h2>
        <Words blocks={opening.filter((block) => factsOf(block) === null)} className={styles['lead']} />
      </div>
      {facts.length > 0 && (
        <dl className={styles['facts']}>
          {facts.map(({ value, meaning }) => (
            <div key={meaning} className={styles['fact']}>
              <dt className={styles['meaning']}>{meaning}</dt>
              <dd className={styles['value']}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ol className={styles['milestones']}>
        {entries.map((entry) => (
          <Milestone key={entry.name} {...entry} />
        ))}
      </ol>
    </section>
  );
}

function Milestone({ name, blocks }: Entry): ReactElement {
  const { locale } = useUnit({ locale: $locale });
  const links = blocks.flatMap((block) => wholeLink(block) ?? []);
  return (
    <li className={styles['milestone']}>
      <h3 className={styles['when']}>{name}</h3>
      <Words blocks={blocks.filter((block) => wholeLink(block) === null)} />
      {links.map(({ label, path }) => (
        <a key={path} className={styles['more']} href={localizePath(path, locale)}>
          <span>{label}</span>
          <ArrowRightIcon size="small" />
        </a>
      ))}
    </li>
  );
}
