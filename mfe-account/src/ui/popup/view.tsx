import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import styles from './view.module.css';

interface HeadingProps {
  readonly title: string;
  readonly text: ReactNode;
}

/** The purpose of a popup, which names its dialog; the close button is at the end of the first line. */
export function PopupHeading({ title, text }: HeadingProps): ReactElement {
  return (
    <div className={styles['heading']}>
      <h2 className={styles['title']} data-popup-title="">
        {title}
      </h2>
      <p className={styles['text']}>{text}</p>
    </div>
  );
}

interface OutcomeProps {
  readonly icon: ReactNode;
  readonly tone?: 'success' | 'quiet';
  readonly title: string;
  readonly text: ReactNode;
  readonly children?: ReactNode;
}

/** The result, in place of a form. The focused element is gone, so the message takes the focus and is announced. */
export function PopupOutcome({ icon, tone = 'success', title, text, children }: OutcomeProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={styles['outcome']}>
      <span className={styles['sign']} data-tone={tone}>
        {icon}
      </span>
      <h2 ref={heading} className={styles['title']} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles['text']} role="status">
        {text}
      </p>
      {children}
    </div>
  );
}
