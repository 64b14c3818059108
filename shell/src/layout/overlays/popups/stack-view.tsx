import { popupCloseRequested } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Dialog } from '@vitrava/shared-kit/ui/dialog';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { lookOf } from './looks.ts';
import { $stack, popupGone } from './model.ts';
import { PopupContent } from './popup-content.tsx';

/** The popups of all owners, one above the other; loaded with the first of them. */
export function PopupStack(): ReactElement {
  const { t } = useTranslation();
  const { stack, close, gone } = useUnit({ stack: $stack, close: popupCloseRequested, gone: popupGone });
  return (
    <>
      {stack.map((popup, level) => {
        const { title, size } = lookOf(popup.owner, popup.name);
        return (
          <Dialog
            key={popup.id}
            open={popup.isOpen}
            onClose={() => close()}
            onClosed={() => gone(popup.id)}
            title={t(title)}
            hideTitle
            closeLabel={t('popups.close')}
            level={level}
            size={size}
          >
            <PopupContent popup={popup} />
          </Dialog>
        );
      })}
    </>
  );
}
