import type { ReactElement } from 'react';
import styles from './view.module.css';

interface Props {
  readonly title: string;
  readonly text: string;
}

export function PopupHeading({ title, text }: Props): ReactElement {
  return (
    <div className={styles['heading']}>
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['text']}>{text}</p>
    </div>
  );
}
