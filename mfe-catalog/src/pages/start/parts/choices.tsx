import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Checkbox } from '@vitrava/shared-kit/ui/checkbox';
import { type ReactElement, useState } from 'react';
import styles from './choices.module.css';

export interface Choice {
  readonly value: string;
  readonly name: string;
  readonly count: number;
  readonly isChosen: boolean;
}

interface Props {
  readonly legend: string;
  readonly hideLegend?: boolean;
  readonly items: readonly Choice[];
  readonly capitalize?: boolean;
  /** Nothing is held back. */
  readonly showsAll?: boolean;
  /** Address of this page with nothing held back. */
  readonly allHref?: string;
}

const SHOWN = 6;

/** The form gets every change of its boxes. */
const handledByForm = (): void => undefined;

/** Boxes of one kind. The rest is drawn on request or when chosen; «more» links to the page with all of them. */
export function Choices(props: Props): ReactElement | null {
  const { legend, hideLegend = false, items, capitalize = false, showsAll = false, allHref } = props;
  const { t } = useTranslation();
  const [isOpened, setIsOpened] = useState(false);
  const offered = items.filter(({ count, isChosen }) => count > 0 || isChosen);
  if (offered.length === 0) return null;
  const isLong = offered.length > SHOWN + 2;
  const rest = isLong ? offered.slice(SHOWN) : [];
  const isWhole = !isLong || showsAll || isOpened || rest.some(({ isChosen }) => isChosen);
  const box = ({ value, name, count, isChosen }: Choice, index: number): ReactElement => (
    <Checkbox
      key={value}
      slim
      name={value}
      value="true"
      checked={isChosen}
      onChange={handledByForm}
      // The link that opened it is gone, and a keyboard user continues here
      autoFocus={isOpened && index === SHOWN}
      label={
        <span className={styles['choice']}>
          <span className={styles['name']}>{name}</span>
          <span className={styles['count']}>{count}</span>
        </span>
      }
    />
  );
  return (
    <fieldset className={styles['root']} data-capitalize={capitalize || undefined}>
      <legend className={styles['legend']} data-hidden={hideLegend || undefined}>
        {legend}
      </legend>
      {(isWhole ? offered : offered.slice(0, SHOWN)).map(box)}
      {!isWhole && (
        <a
          className={styles['more']}
          href={allHref}
          rel="nofollow"
          data-no-prefetch
          onClick={(event) => {
            event.preventDefault();
            setIsOpened(true);
          }}
        >
          {t('filters.more', { count: rest.length })}
        </a>
      )}
    </fieldset>
  );
}
