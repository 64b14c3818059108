import { Dialog } from '../../../src/ui/dialog/index.ts';
import { useGallery } from '../../context.tsx';
import styles from '../../gallery.module.css';
import { Opener } from './opener.tsx';

const PARAGRAPHS = Array.from({ length: 14 }, (_, index) => index);

/** A dangerous question, one that is busy, long text, and one with no button at all. */
export function CertainDialogs() {
  const { t } = useGallery();
  return (
    <>
      <Opener label={t.question2}>
        {(isOpen, close) => (
          <Dialog
            open={isOpen}
            onClose={close}
            title={t.question2}
            closeLabel={t.close}
            cancelLabel={t.cancel}
            confirm={{ label: t.yes, onConfirm: close, variant: 'danger' }}
          >
            <p>{t.lineFail}</p>
          </Dialog>
        )}
      </Opener>
      <Opener label={t.busyDialog}>
        {(isOpen, close) => (
          <Dialog
            open={isOpen}
            onClose={close}
            title={t.busyDialog}
            closeLabel={t.close}
            cancelLabel={t.cancel}
            confirm={{ label: t.confirm, onConfirm: close, disabled: true }}
          >
            <p>{t.longText}</p>
          </Dialog>
        )}
      </Opener>
      <Opener label={t.longDialog}>
        {(isOpen, close) => (
          <Dialog
            open={isOpen}
            onClose={close}
            title={`${t.longDialog}: ${t.longWord}`}
            size="normal"
            closeLabel={t.close}
            confirm={{ label: t.confirm, onConfirm: close }}
          >
            <div className={styles['long']}>
              {PARAGRAPHS.map((index) => (
                <p key={index}>{t.longText}</p>
              ))}
              <a href="#dialog">{t.link}</a>
            </div>
          </Dialog>
        )}
      </Opener>
      <Opener label={t.bareDialog}>
        {(isOpen, close) => (
          <Dialog open={isOpen} onClose={close} title={t.bareDialog} hideTitle>
            <p>{t.longText}</p>
          </Dialog>
        )}
      </Opener>
    </>
  );
}
