import { useState } from 'react';
import { Button } from '../../../src/ui/button/index.ts';
import { Dialog } from '../../../src/ui/dialog/index.ts';
import { useGallery } from '../../context.tsx';
import styles from '../../gallery.module.css';

const LEVELS = [1, 2, 3] as const;

/** Three levels, each opened from the one beneath. */
export function StackedDialogs() {
  const { t } = useGallery();
  const [height, setHeight] = useState(0);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setHeight(1)}>
        {t.stacked}
      </Button>
      {LEVELS.map((level) => (
        <Dialog
          key={level}
          open={height >= level}
          onClose={() => setHeight(level - 1)}
          title={`${t.level} ${level}`}
          closeLabel={`${t.close} ${level}`}
          size={level === 1 ? 'normal' : 'small'}
        >
          <div className={styles['long']}>
            <p>{t.faqAnswer}</p>
            {level < LEVELS.length && (
              <Button variant="secondary" onClick={() => setHeight(level + 1)}>
                {t.deeper}
              </Button>
            )}
          </div>
        </Dialog>
      ))}
    </>
  );
}
