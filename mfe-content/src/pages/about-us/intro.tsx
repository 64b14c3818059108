import { LogoSign } from '@vitrava/shared-kit/ui/logo';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { ContentSection } from '../../contracts.ts';
import { model } from './model.ts';
import styles from './view.module.css';
import { Words } from './words.tsx';

/** The section that replaces the page's header. */
export function Intro({ id, title, body }: ContentSection): ReactElement {
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
