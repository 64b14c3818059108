import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { ArrowRightIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { AboutProse } from './prose/shape.ts';
import styles from './view.module.css';

/** Figures, and the dates that lead to the whole story. */
export function Achievements({ title, lead, facts, milestones }: AboutProse['achievements']): ReactElement {
  const { locale } = useUnit({ locale: $locale });
  return (
    <section className={styles['section']}>
      <div className={styles['sectionHead']}>
        <h2>{title}</h2>
        <p className={styles['lead']}>{lead}</p>
      </div>
      <dl className={styles['facts']}>
        {facts.map(({ value, meaning }) => (
          <div key={meaning} className={styles['fact']}>
            <dt className={styles['meaning']}>{meaning}</dt>
            <dd className={styles['value']}>{value}</dd>
          </div>
        ))}
      </dl>
      <ol className={styles['milestones']}>
        {milestones.map(({ when, text, more, to }) => (
          <li key={to} className={styles['milestone']}>
            <p className={styles['when']}>{when}</p>
            <p>{text}</p>
            <a className={styles['more']} href={localizePath(to, locale)}>
              {more}
              <ArrowRightIcon size="small" />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
