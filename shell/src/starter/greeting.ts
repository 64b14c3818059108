import { isBrowserShortcut, PRELOADER_COOKIE, rememberPreloader } from '../preloader/index.ts';
import { takeEvent } from './take-event.ts';

/** Ends the greeting by a key or a tap, and remembers it when its fade is over. What is seen of it is the style sheet's. */
export function followGreeting(): void {
  const curtain = document.querySelector<HTMLElement>('[data-preloader]');
  if (!curtain) return;
  const leave = (): void => {
    removeEventListener('keydown', onKey, true);
    curtain.remove();
    delete document.documentElement.dataset['greeting'];
  };

  const isPreloaderShown = (): boolean => document.cookie.includes(PRELOADER_COOKIE);

  function follow(): void {
    const [fade] = (curtain as HTMLElement).getAnimations();
    // Another tab may have greeted meanwhile.
    if (!isPreloaderShown()) rememberPreloader({ hasShownPreloader: false });
    // Rejects when another fade replaces it. A browser that does not store cookies, whatever it reports, would greet at
    // every page; a visitor with reduced motion is not greeted, but counts as a returning one.
    if (fade && isPreloaderShown())
      fade.finished.then(
        () => {
          rememberPreloader({ hasShownPreloader: true });
          leave();
        },
        () => undefined,
      );
    else leave();
  }

  const isFading = (): boolean => getComputedStyle(curtain).opacity !== '1' || 'fading' in curtain.dataset;

  function skip(): void {
    if (isFading()) return;
    (curtain as HTMLElement).dataset['fading'] = '';
    document.documentElement.dataset['greeting'] = 'fading';
    follow();
  }

  // The key ends the greeting and does nothing else, also while it is held down; the next one is the page's again.
  function onKey(event: KeyboardEvent): void {
    if (isBrowserShortcut(event) || (isFading() && !event.repeat)) return;
    takeEvent(event);
    skip();
  }

  addEventListener('keydown', onKey, true);
  curtain.addEventListener('pointerdown', skip);
  follow();
}
