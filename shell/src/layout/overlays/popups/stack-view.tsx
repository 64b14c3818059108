import { $locale, popupCloseRequested } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Dialog } from '@vitrava/shared-kit/ui/dialog';
import { useUnit } from 'effector-react';
import { type ReactElement, useState } from 'react';
import { brandIn } from '../../../brand/index.ts';
import { $shopMap } from '../../../shop-map/index.ts';
import { $stack, popupGone } from './model.ts';
import { PopupContent } from './popup-content.tsx';
import { foreignAddressIn, RedirectConfirmation } from './redirect-confirmation.tsx';
import type { Popup } from './stack.ts';

/** The popups of all owners, one above the other; loaded with the first of them. */
export function PopupStack(): ReactElement {
  const { stack, gone } = useUnit({ stack: $stack, gone: popupGone });
  return (
    <>
      {stack.map((popup, level) => {
        const address = foreignAddressIn(popup);
        const place = { level, open: popup.isOpen, onClosed: () => gone(popup.id) };
        return address === null ? (
          <FragmentPopup key={popup.id} popup={popup} {...place} />
        ) : (
          <RedirectConfirmation key={popup.id} address={address} {...place} />
        );
      })}
    </>
  );
}

interface FragmentPopupProps {
  readonly popup: Popup;
  readonly level: number;
  readonly open: boolean;
  readonly onClosed: () => void;
}

function FragmentPopup({ popup, ...place }: FragmentPopupProps): ReactElement {
  const { t } = useTranslation();
  const { close, map, locale } = useUnit({ close: popupCloseRequested, map: $shopMap, locale: $locale });
  // As its owner's manifest describes it; what that leaves out is as for any dialog.
  const { title, size = 'normal', skeleton = 'short' } = map.popups[`${popup.owner}/${popup.name}`] ?? {};
  const [contentTitle, setContentTitle] = useState<string | null>(null);
  const [isAbsent, setAbsent] = useState(false);
  return (
    <Dialog
      {...place}
      onClose={() => close()}
      title={contentTitle ?? title?.[locale] ?? (isAbsent ? t('popups.absent') : brandIn(locale).name)}
      hideTitle
      closeLabel={t('popups.close')}
      size={size}
    >
      <PopupContent popup={popup} shape={skeleton} onTitle={setContentTitle} onAbsent={() => setAbsent(true)} />
    </Dialog>
  );
}
