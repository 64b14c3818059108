import { Dialog } from '../../../src/ui/dialog/index.ts';
import { useGallery } from '../../context.tsx';
import { Opener } from './opener.tsx';

const SIZES = ['small', 'normal', 'large'] as const;

/** The three sizes. */
export function SizedDialogs() {
  const { t } = useGallery();
  const common = { closeLabel: t.close, cancelLabel: t.cancel };
  return (
    <>
      {SIZES.map((size) => (
        <Opener key={size} label={t[size]}>
          {(isOpen, close) => (
            <Dialog {...common} open={isOpen} onClose={close} size={size} title={t[size]} confirm={{ label: t.confirm, onConfirm: close }}>
              <p>{t.longText}</p>
            </Dialog>
          )}
        </Opener>
      ))}
    </>
  );
}
