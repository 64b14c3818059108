import { $sessionStatus } from '@vitrava/shared-kit/bus/session';
import { HydrationBoundary } from '@vitrava/shared-kit/mount/hydration';
import { Container } from '@vitrava/shared-kit/ui/container';
import { Fragment } from '@vitrava/shared-kit/ui/fragment';
import { combine } from 'effector';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $list } from './list.ts';
import { $request } from './model.ts';
import { CategoryChips } from './parts/category-chips.tsx';
import { CategoryTree } from './parts/category-tree.tsx';
import { Facets } from './parts/facets.tsx';
import { Heading } from './parts/heading.tsx';
import { Products } from './parts/products.tsx';
import { Slides } from './parts/slides.tsx';
import { $slides } from './slides.ts';
import styles from './view.module.css';

/** Whether a search has found something: the shell lets a marked page begin right beneath the header. */
const $isSearchAnswered = combine($request, $list, ({ search }, { count }) => search !== '' && count > 0);

const $isCustomer = $sessionStatus.map((status) => status === 'authenticated');

/** The catalogue: one page for everything, a category and a search. */
export function StartView(): ReactElement {
  const { slides, isSearchAnswered, isCustomer } = useUnit({
    slides: $slides,
    isSearchAnswered: $isSearchAnswered,
    isCustomer: $isCustomer,
  });
  return (
    <Container>
      <div className={styles['root']} data-search-results={isSearchAnswered || undefined}>
        <HydrationBoundary isFirst>
          <CategoryChips />
        </HydrationBoundary>
        {slides.length > 0 && (
          <HydrationBoundary isFirst>
            <Slides slides={slides} />
          </HydrationBoundary>
        )}
        <div className={styles['columns']}>
          <Heading />
          <div className={styles['side']}>
            <HydrationBoundary>
              <CategoryTree />
            </HydrationBoundary>
            <HydrationBoundary>
              <Facets />
            </HydrationBoundary>
          </div>
          <Products />
        </div>
        {/* The session becomes known after first paint: here nothing moves when the order appears. */}
        {isCustomer && slides.length > 0 && <Fragment owner="mfe-account" name="last-order" />}
      </div>
    </Container>
  );
}
