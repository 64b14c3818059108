import { useTranslation } from '@vitrava/shared-kit/i18n';
import { useUnit } from 'effector-react';
import { type ComponentType, lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { $isNavigating } from './model.ts';
import styles from './view.module.css';

/** In one file with what opens the next page. Without it the bar is enough. */
const NextPageOutline = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "next-pages" */ './next-page-outline.tsx').then(
    (module) => ({ default: module.NextPageOutline }),
    () => ({ default: () => null }),
  ),
);

const AFTER_MS = 100;

/** While the next page is on its way: a bar after 100 ms, the outline of that page after 300 ms. */
export function NavigationProgress(): ReactElement | null {
  const isNavigating = useUnit($isNavigating);
  return isNavigating ? <Progress /> : null;
}

/** Pages that are here already cost neither style nor layout of a bar. */
function Progress(): ReactElement | null {
  const { t } = useTranslation();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? (
    <>
      <div className={styles['bar']} role="progressbar" aria-label={t('skeleton.loading')} />
      <Suspense>
        <NextPageOutline />
      </Suspense>
    </>
  ) : null;
}
