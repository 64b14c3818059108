import { $location, $pendingNavigation } from '@vitrava/shared-kit/bus/shell';
import { Container } from '@vitrava/shared-kit/ui/container';
import { useUnit } from 'effector-react';
import { type ReactElement, useEffect, useState } from 'react';
import { PageShape } from '../../skeleton/index.ts';
import { $shapeOf } from './model.ts';
import styles from './view.module.css';

/** After the bar. */
const AFTER_MS = 200;

/** The outline of the page on its way, over the previous one; none for other results on the same page. */
export function NextPageOutline(): ReactElement | null {
  const { url, location, shapeOf } = useUnit({ url: $pendingNavigation, location: $location, shapeOf: $shapeOf });
  const [paddingBlockStart, setHeaderEnd] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setHeaderEnd(document.getElementById('shell-header')?.getBoundingClientRect().bottom ?? 0), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const pathname = url?.split('?')[0];
  if (paddingBlockStart === null || pathname === undefined || pathname === location.pathname) return null;
  return (
    <div className={styles['outline']} style={{ paddingBlockStart }} aria-hidden="true">
      <Container>
        <div className={styles['page']} data-page-skeleton="">
          <PageShape shape={shapeOf(pathname)} />
        </div>
      </Container>
    </div>
  );
}
