import { useState } from 'react';
import { Button } from '../../src/ui/button/index.ts';
import { Toast, ToastRegion } from '../../src/ui/toast/index.ts';
import { Case, Line } from '../case.tsx';
import { useGallery } from '../context.tsx';

const TONES = ['info', 'warning'] as const;

/** They lie above the page: press a button. They stay until they are closed here, so that they can be looked at. */
export function ToastPart() {
  const { t } = useGallery();
  const [toasts, setToasts] = useState<readonly { readonly id: number; readonly tone: (typeof TONES)[number] }[]>([]);
  return (
    <Case name="info, warning">
      <Line>
        {TONES.map((tone) => (
          <Button key={tone} variant="secondary" onClick={() => setToasts((all) => [...all, { id: (all.at(-1)?.id ?? 0) + 1, tone }])}>
            {tone}
          </Button>
        ))}
      </Line>
      <ToastRegion label={t.suggestions} count={toasts.length}>
        {toasts.map(({ id, tone }) => (
          <Toast
            key={id}
            tone={tone}
            closeLabel={t.close}
            durationMs={0}
            onClose={() => setToasts((all) => all.filter((one) => one.id !== id))}
          >
            {tone === 'warning' ? `${t.toast}. ${t.longWord}` : t.toast}
          </Toast>
        ))}
      </ToastRegion>
    </Case>
  );
}
