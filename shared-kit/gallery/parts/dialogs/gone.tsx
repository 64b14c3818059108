import { useState } from 'react';
import { Button } from '../../../src/ui/button/index.ts';
import { Dialog } from '../../../src/ui/dialog/index.ts';
import { useGallery } from '../../context.tsx';
import { Opener } from './opener.tsx';

/** The button that opened it is removed while it is open. */
export function VanishingOpener() {
  const { t } = useGallery();
  const [isOpen, setOpen] = useState(false);
  const [isThere, setThere] = useState(true);
  return (
    <div data-around="opener">
      {isThere && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t.vanishing}
        </Button>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t.vanishing} closeLabel={t.close}>
        <Button variant="secondary" onClick={() => setThere(false)}>
          {t.removeOpener}
        </Button>
      </Dialog>
    </div>
  );
}

/** It is taken off the page while it is open. */
export function LeavingDialog() {
  const { t } = useGallery();
  return (
    <Opener label={t.leaving}>
      {(isOpen, close) =>
        isOpen && (
          <Dialog open onClose={close} title={t.leaving} closeLabel={t.close}>
            <Button variant="secondary" onClick={close}>
              {t.takeAway}
            </Button>
          </Dialog>
        )
      }
    </Opener>
  );
}
