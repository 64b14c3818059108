import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Toast, ToastRegion } from '@vitrava/shared-kit/ui/toast';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $latest, $toasts, toastDismissed } from './model.ts';

const ERROR_MS = 12_000;

/** Says what others wish to be said: quietly to assistive technology, or as a toast, which is spoken by its region. */
export function Announcer(): ReactElement {
  const { t } = useTranslation();
  const { latest, toasts, dismiss } = useUnit({ latest: $latest, toasts: $toasts, dismiss: toastDismissed });
  return (
    <>
      <VisuallyHidden live>{latest.tone === 'quiet' && <span key={latest.id}>{latest.text}</span>}</VisuallyHidden>
      <ToastRegion label={t('announcer.label')} count={toasts.length}>
        {toasts.map(({ id, text, tone }) => (
          <Toast
            key={id}
            tone={tone === 'error' ? 'warning' : 'info'}
            closeLabel={t('announcer.close')}
            onClose={() => dismiss(id)}
            {...(tone === 'error' ? { durationMs: ERROR_MS } : {})}
          >
            {text}
          </Toast>
        ))}
      </ToastRegion>
    </>
  );
}
