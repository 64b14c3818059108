import { LOGO_FRAGMENTS, LOGO_VIEW_BOX } from '../../src/ui/logo/fragments.ts';
import { Case, Row } from '../case.tsx';
import styles from '../gallery.module.css';

/** The eight leaves in the order in which the greeting lets them grow. */
export function LogoFragmentsPart() {
  return (
    <Row>
      {LOGO_FRAGMENTS.map((path, index) => (
        <Case key={path} name={String(index + 1)}>
          <svg className={styles['leaf']} viewBox={LOGO_VIEW_BOX} aria-hidden="true">
            <path d={path} />
          </svg>
        </Case>
      ))}
    </Row>
  );
}
