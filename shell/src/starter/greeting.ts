import { isBrowsersOwn, PRELOADER_COOKIE, rememberPreloader } from '../preloader/index.ts';
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

  const isNoted = (): boolean => document.cookie.includes(PRELOADER_COOKIE);

  function follow(): void {
    const [fade] = (curtain as HTMLElement).getAnimations();
    // Another tab may have greeted meanwhile.
    if (!isNoted()) rememberPreloader({ hasShownPreloader: false });
    // Rejects when another fade takes its place. A browser that will not remember, whatever it says of itself, would greet at every page; whoever
    // minds motion is not greeted, but has been here.
    if (fade && isNoted())
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
    if (isBrowsersOwn(event) || (isFading() && !event.repeat)) return;
    takeEvent(event);
    skip();
  }

  addEventListener('keydown', onKey, true);
  curtain.addEventListener('pointerdown', skip);
  follow();
}
