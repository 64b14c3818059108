import { DEFAULT_COLORS, themeColors } from '../../src/ui/theme/index.ts';
import { Case } from '../case.tsx';
import { useGallery } from '../context.tsx';
import styles from './theme.module.css';

const GROUNDS = ['background', 'surface', 'second-background', 'elements-soft', 'danger-soft', 'success-soft', 'warning-soft'] as const;
const INKS = ['text', 'second-text', 'elements-text', 'button-text', 'danger', 'success', 'warning'] as const;
const FILLS = ['elements', 'elements-hover', 'button', 'button-hover', 'passed-button', 'danger'] as const;

/** Every text on every background, and texts on fills; readable with any colours of the CMS. */
export function ThemePart() {
  const { t } = useGallery();
  return (
    <>
      <Case name={`${Object.keys(themeColors(DEFAULT_COLORS)).length} --color-*`} width="line">
        <div className={styles['table']}>
          {GROUNDS.map((ground) => (
            <div key={ground} className={styles['ground']} data-ground={ground}>
              <p>{ground}</p>
              {INKS.map((ink) => (
                <p key={ink} data-ink={ink}>
                  {ink}
                </p>
              ))}
            </div>
          ))}
        </div>
      </Case>
      <Case name="fills" width="line">
        <div className={styles['table']}>
          {FILLS.map((fill) => (
            <p key={fill} className={styles['fill']} data-fill={fill}>
              {fill}
            </p>
          ))}
          <p className={styles['edge']}>{t.slim}</p>
        </div>
      </Case>
    </>
  );
}
