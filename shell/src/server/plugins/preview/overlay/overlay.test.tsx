import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { drawBoxes, freePlace, type OverlayWords, setOverlay } from './draw.browser.ts';
import { partsOf, versionsIn } from './parts.browser.ts';
import { startOverlayButton } from './ribbon.browser.ts';

const WORDS: OverlayWords = { list: 'Who drew what', frame: 'frame', page: 'page', window: 'window', popup: 'popup', fragment: 'fragment' };
const composition = { id: 'x', shell: '1.0.0', remotes: { 'mfe-catalog': { version: '2.0.0' }, 'mfe-account': { version: '3.0.0' } } };

beforeEach(() => {
  // What jsdom lacks of the browser.
  Object.assign(HTMLElement.prototype, { showPopover: jest.fn(), hidePopover: jest.fn() });
  Object.assign(CSSStyleSheet.prototype, { replaceSync: jest.fn() });
  // What is beside the functions in the script.
  Object.assign(globalThis, { OVERLAY_STYLE: '' });
  document.body.innerHTML = `
    <div id="shell-header" data-boundary="shell"><nav data-dock></nav></div>
    <main><div id="shell-error"></div><div data-boundary="mfe-catalog"><div data-boundary="mfe-account"></div><dialog open></dialog></div></main>
    <div id="shell-overlays"><div id="notice"></div><div><dialog open><div data-boundary="mfe-account"></div></dialog></div></div>
    <button hidden>Show who drew what</button>
    <script type="application/json" id="vitrava-page">${JSON.stringify({ composition })}</script>`;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 100));
});
afterEach(() => {
  setOverlay(false, WORDS);
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const overlay = () => document.querySelector('vitrava-overlay')?.shadowRoot;
const listed = () => [...(overlay()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);

describe('the overlay', () => {
  it('names who drew each part of the page, in which version, and what it is', () => {
    setOverlay(true, WORDS);
    const parts = [
      'shell 1.0.0 · frame',
      'shell 1.0.0 · frame',
      'shell 1.0.0 · frame',
      'mfe-catalog 2.0.0 · page',
      'mfe-account 3.0.0 · fragment',
      'mfe-catalog 2.0.0 · window',
      'shell 1.0.0 · frame',
      'shell 1.0.0 · window',
      'mfe-account 3.0.0 · popup',
    ];
    expect(listed()).toEqual(parts);
    expect([...(overlay()?.querySelectorAll<HTMLElement>('[data-label]') ?? [])].map(({ dataset }) => dataset['label'])).toEqual(parts);
  });

  it('leaves out what cannot be seen', () => {
    document.querySelector<HTMLElement>('#notice')?.style.setProperty('visibility', 'hidden');
    setOverlay(true, WORDS);
    expect(listed()).toHaveLength(8);
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 0));
    setOverlay(false, WORDS);
    setOverlay(true, WORDS);
    expect(listed()).toEqual([]);
  });

  it('puts no label over another one', () => {
    const taken = [
      { x: 0, y: 0 },
      { x: 0, y: 22 },
    ];
    expect(freePlace({ x: 10, y: 5 }, taken)).toEqual({ x: 10, y: 44 });
    expect(freePlace({ x: 400, y: 5 }, taken)).toEqual({ x: 400, y: 5 });
  });

  it('The overlay follows added and removed parts', () => {
    const boxes = document.createElement('div');
    const versions = versionsIn(document);
    const parts = partsOf(document, versions);
    expect(drawBoxes(boxes, parts, [], [])).toContain(
      'div > :nth-child(9) { translate: 0px 0px; width: 300px; height: 100px; --label: 176px }',
    );
    expect(boxes.children).toHaveLength(9);
    drawBoxes(boxes, parts.slice(0, 1), ['only'], ['shell']);
    expect([...boxes.children].map((box) => (box as HTMLElement).dataset['label'])).toEqual(['only']);
  });
});

describe('the button of the overlay', () => {
  const load = jest.fn(async () => ({ setOverlay }));
  const button = () => document.querySelector('button') as HTMLButtonElement;
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const shortcut = (target: EventTarget = document.body) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { altKey: true, shiftKey: true, code: 'KeyO', bubbles: true, cancelable: true }));
  beforeEach(() => void load.mockClear());

  it('The overlay is loaded when it is first wanted, turned on and off, and shows its state', async () => {
    startOverlayButton(button(), WORDS, load);
    expect([button().hidden, load.mock.calls.length]).toEqual([false, 0]);
    for (const isOn of [true, false]) {
      button().click();
      await settle();
      expect([button().getAttribute('aria-pressed'), overlay() !== undefined]).toEqual([String(isOn), isOn]);
    }
  });

  it('has a key of its own, also from within a window', async () => {
    startOverlayButton(button(), WORDS, load);
    shortcut(document.querySelector('dialog') ?? undefined);
    await settle();
    expect(overlay()).toBeDefined();
  });

  it('is as it was on the page before', async () => {
    startOverlayButton(button(), WORDS, load);
    button().click();
    await settle();
    setOverlay(false, WORDS);
    startOverlayButton(button(), WORDS, load);
    await settle();
    expect([overlay() !== undefined, button().getAttribute('aria-pressed')]).toEqual([true, 'true']);
  });
});
