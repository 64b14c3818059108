import { useTranslation } from '@vitrava/shared-kit/i18n';
import { useUnit } from 'effector-react';
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { $isNavigating } from './model.ts';
import styles from './view.module.css';

/** In one file with what opens the next page. Without it the bar is enough. */
const NextPageOutline = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "next-pages" */ './next-page-outline.tsx').then(
    (module) => ({ default: module.NextPageOutline }),
    () => ({ default: () => null }),
  ),
);

/** While the next page is on its way: a bar after 100 ms (the style sheet waits), the outline of that page after 300 ms. */
export function NavigationProgress(): ReactElement | null {
  const { t } = useTranslation();
  const isNavigating = useUnit($isNavigating);
  return isNavigating ? (
    <>
      <div className={styles['bar']} role="progressbar" aria-label={t('skeleton.loading')} />
      <Suspense>
        <NextPageOutline />
      </Suspense>
    </>
  ) : null;
}
