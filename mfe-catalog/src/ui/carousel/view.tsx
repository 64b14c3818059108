import { ChevronLeftIcon, ChevronRightIcon } from '@vitrava/shared-kit/ui/icon';
import { IconButton } from '@vitrava/shared-kit/ui/icon-button';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import styles from './view.module.css';

export interface CarouselProps {
  readonly label: string;
  /** What a screen reader calls the whole in place of a region: «карусель», "carousel". */
  readonly roleDescription: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly children: readonly ReactNode[];
}

/** Things of equal size, one at a time. The browser scrolls and snaps; buttons are for pointers. One is no slider. */
export function Carousel({ label, roleDescription, previousLabel, nextLabel, children }: CarouselProps): ReactElement {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const last = children.length - 1;

  function go(to: number): void {
    const { current: list } = track;
    list?.scrollTo({ left: list.clientWidth * to });
  }

  return (
    <section className={styles['root']} aria-label={label} aria-roledescription={last > 0 ? roleDescription : undefined}>
      <ul
        ref={track}
        className={styles['track']}
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of unstyled lists
        role="list"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => clientWidth > 0 && setCurrent(Math.round(scrollLeft / clientWidth))}
      >
        {children.map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the things do not change their order
          <li key={index} className={styles['item']}>
            {child}
          </li>
        ))}
      </ul>
      {last > 0 && (
        <div className={styles['controls']}>
          <IconButton icon={<ChevronLeftIcon />} label={previousLabel} onClick={() => go(current === 0 ? last : current - 1)} />
          <span className={styles['dots']} aria-hidden="true">
            {children.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <span key={index} className={styles['dot']} data-current={index === current || undefined} />
            ))}
          </span>
          <IconButton icon={<ChevronRightIcon />} label={nextLabel} onClick={() => go(current === last ? 0 : current + 1)} />
        </div>
      )}
    </section>
  );
}
