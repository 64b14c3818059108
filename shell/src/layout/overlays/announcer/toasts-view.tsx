import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Toast, ToastRegion } from '@vitrava/shared-kit/internal/toast';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $toasts, toastDismissed } from './model.ts';

const ERROR_MS = 12_000;

/** Messages that other parts show for a moment, announced by its region; loaded with the first of them. */
export function Toasts(): ReactElement {
  const { t } = useTranslation();
  const { toasts, dismiss } = useUnit({ toasts: $toasts, dismiss: toastDismissed });
  return (
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
  );
}
