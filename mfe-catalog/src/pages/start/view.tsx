import { HydrationBoundary } from '@vitrava/shared-kit/mount/hydration';
import { Container } from '@vitrava/shared-kit/ui/container';
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

/**
 * Whether a search has found something: the page marks its root, and the shell then lets it begin right beneath the
 * header.
 */
const $isSearchAnswered = combine($request, $list, ({ search }, { count }) => search !== '' && count > 0);

/** The catalogue: one page for everything, a category and a search. */
export function StartView(): ReactElement {
  const { slides, isSearchAnswered } = useUnit({ slides: $slides, isSearchAnswered: $isSearchAnswered });
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
      </div>
    </Container>
  );
}
