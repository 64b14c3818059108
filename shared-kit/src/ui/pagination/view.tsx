import { ChevronLeftIcon, ChevronRightIcon } from '../icon/index.ts';
import { pageSteps } from './pages.ts';
import styles from './view.module.css';

interface Props {
  /** Name of the landmark. */
  readonly label: string;
  readonly page: number;
  readonly pages: number;
  /** Address of a page, with everything else that the list depends on. */
  readonly toHref: (page: number) => string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Accessible name of a page: «Страница 3». */
  readonly pageLabel: (page: number) => string;
}

/** Pages of a list as plain links: they are shared, opened in tabs, and work without scripts. Nothing for a single page. */
export function Pagination({ label, page, pages, toHref, previousLabel, nextLabel, pageLabel }: Props) {
  if (pages < 2) return null;
  return (
    <nav className={styles['root']} aria-label={label}>
      {page > 1 && (
        <a className={styles['link']} href={toHref(page - 1)} rel="prev" aria-label={previousLabel}>
          <ChevronLeftIcon />
        </a>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of unstyled lists */}
      <ol className={styles['list']} role="list">
        {pageSteps(page, pages).map((step) => (
          <li key={step}>
            {typeof step === 'number' ? (
              <a
                className={styles['link']}
                href={toHref(step)}
                aria-label={pageLabel(step)}
                aria-current={step === page ? 'page' : undefined}
              >
                {step}
              </a>
            ) : (
              <span className={styles['gap']} aria-hidden="true">
                {'…'}
              </span>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className={styles['link']} href={toHref(page + 1)} rel="next" aria-label={nextLabel}>
          <ChevronRightIcon />
        </a>
      )}
    </nav>
  );
}
