import '../../src/ui/fonts.css';
import { Case } from '../case.tsx';
import { useGallery } from '../context.tsx';
import styles from './fonts.module.css';

const WEIGHTS = ['normal', 'medium', 'strong', 'bold'] as const;

/** The typeface in its weights: both alphabets, figures and the rouble in one hand. */
export function FontsPart() {
  const { t } = useGallery();
  return (
    <>
      {WEIGHTS.map((weight) => (
        <Case key={weight} name={`--weight-${weight}`} width="line">
          <p className={styles['sample']} data-weight={weight}>
            {t.alphabet}
          </p>
          <p className={styles['sample']} data-weight={weight}>
            {t.latin}
          </p>
        </Case>
      ))}
    </>
  );
}
