import { LOGO_FRAGMENTS, LOGO_VIEW_BOX } from '@vitrava/shared-kit/internal/logo-fragments';
import { useUnit } from 'effector-react';
import { type ReactElement, useEffect } from 'react';
import { isBrowsersOwn } from './keys.ts';
import { $phase, $shown, skipped } from './model.ts';
import styles from './view.module.css';

/** A greeting over the painted page, on the first visit only; any key or tap ends it. */
export function Preloader(): ReactElement | null {
  const phase = useUnit($phase);
  return phase === 'away' ? null : <Curtain isFading={phase === 'fading'} />;
}

function Curtain({ isFading }: { readonly isFading: boolean }): ReactElement {
  const { shown, skip } = useUnit({ shown: $shown, skip: skipped });

  useEffect(() => {
    // The key ends the greeting and does nothing else, also while it is held down; the next one is the page's again.
    const onKey = (event: KeyboardEvent): void => {
      if (isBrowsersOwn(event) || (isFading && !event.repeat)) return;
      event.preventDefault();
      event.stopPropagation();
      skip();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [skip, isFading]);

  useEffect(() => {
    // A tap lands on the curtain, which lies over everything.
    const end = (): void => skip();
    document.documentElement.setAttribute('data-scroll-locked', '');
    addEventListener('pointerdown', end);
    return () => {
      document.documentElement.removeAttribute('data-scroll-locked');
      removeEventListener('pointerdown', end);
    };
  }, [skip]);

  return (
    <div className={styles['root']} data-preloader="" data-fading={isFading || undefined} aria-hidden="true">
      <svg className={styles['sign']} aria-hidden="true" viewBox={LOGO_VIEW_BOX} focusable="false">
        {LOGO_FRAGMENTS.map((path, index) => (
          <path key={path} className={styles['fragment']} data-fragment={index + 1} data-shown={index < shown || undefined} d={path} />
        ))}
      </svg>
    </div>
  );
}
