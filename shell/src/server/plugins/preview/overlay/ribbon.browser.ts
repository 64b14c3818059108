import type { OverlayWords, setOverlay } from './draw.browser.ts';

/** Loads the overlay when it is first wanted. */
export type OverlayLoader = () => Promise<{ readonly setOverlay: typeof setOverlay }>;

/** Makes a button turn the overlay on and off, by Alt+Shift+O too. The tab's next document has it as this one. */
export function startOverlayButton(button: HTMLButtonElement, words: OverlayWords, load: OverlayLoader): void {
  const isOn = () => document.querySelector('vitrava-overlay') !== null;
  const turn = async (on: boolean): Promise<void> => {
    const { setOverlay: set } = await load();
    set(on, words);
    button.setAttribute('aria-pressed', String(on));
    sessionStorage.setItem('vitrava-overlay', on ? 'on' : 'off');
  };
  button.hidden = false;
  button.setAttribute('aria-pressed', 'false');
  button.setAttribute('aria-keyshortcuts', 'Alt+Shift+O');
  button.addEventListener('click', () => void turn(!isOn()));
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !event.altKey || !event.shiftKey || event.code !== 'KeyO') return;
    event.preventDefault();
    void turn(!isOn());
  });
  if (sessionStorage.getItem('vitrava-overlay') === 'on') void turn(true);
}

/** Loads the page again when its link shows other versions than these; ends when the link has ended. */
export function followVersions(shown: string): void {
  const compare = async (): Promise<void> => {
    const answer = await fetch('/_preview/versions').catch(() => null);
    if (answer?.status === 404) return;
    if (answer?.ok && (await answer.text()) !== shown) location.reload();
    else setTimeout(() => void compare(), 500);
  };
  void compare();
}
