import { type ComponentType, type ReactElement, type ReactNode, useState } from 'react';
import type { LocaleCode } from '../src/contracts/locale.ts';
import styles from './gallery.module.css';
import type { Texts } from './texts.ts';

/** One state of a part, with its name in the words of the code. */
export interface State {
  readonly name: string;
  readonly view: ReactNode;
  /** `line` for parts that take the whole width, `narrow` for a phone's, `frame` for what fills its place. As wide as it needs when absent. */
  readonly width?: 'line' | 'narrow' | 'frame' | undefined;
}

/** A part of the kit: the subpath it comes by (`shared-kit/src/ui/<subpath>`), and all its states. */
export interface Part {
  readonly subpath: string;
  /** The states are in columns of the width of a field. */
  readonly isField?: boolean;
  readonly states: (t: Texts, locale: LocaleCode) => readonly State[];
}

/** The states of one component: the props that all of them have, and the others of each by its name. */
export function statesOf<Props extends object, Common extends Partial<Props>>(
  View: ComponentType<Props>,
  common: Common,
  states: Readonly<Record<string, Omit<Props, keyof Common> & Partial<Props>>>,
  width?: State['width'],
): State[] {
  return Object.entries(states).map(([name, own]) => ({ name, width, view: <View {...(common as object)} {...(own as Props)} /> }));
}

/** The same component with a value that changes in place: `controlled(TextField, 'value', 'onChange')`. */
export function controlled<Props extends object, Value extends keyof Props, Change extends keyof Props>(
  View: ComponentType<Props>,
  value: Value,
  change: Change,
): (props: Omit<Props, Change>) => ReactElement {
  return function Controlled(props) {
    const [present, setPresent] = useState((props as Props)[value]);
    return <View {...({ ...props, [value]: present, [change]: setPresent } as Props)} />;
  };
}

/** All states of a part, each with its name above it. */
export function States({ isField = false, states }: Pick<Part, 'isField'> & { readonly states: readonly State[] }): ReactElement {
  return (
    <div className={styles[isField ? 'fields' : 'row']}>
      {states.map(({ name, view, width }) => (
        <div key={name} className={styles['case']} data-width={width}>
          <p className={styles['caption']}>{name}</p>
          {width === 'frame' ? <div className={styles['frame']}>{view}</div> : view}
        </div>
      ))}
    </div>
  );
}

/** Things beside each other within one state. */
export function Line({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={styles['line']}>{children}</div>;
}
