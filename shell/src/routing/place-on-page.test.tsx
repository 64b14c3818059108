import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { keepPlace, restorePlace } from './place-on-page.ts';
import { storedPlace } from './stored-place.ts';

const frames: (() => void)[] = [];
const nextFrame = () => frames.shift()?.();
const scrolled = jest.fn<(to: ScrollToOptions) => void>();

/** Three paragraphs in an article; each is at its given top, as if the window were scrolled there. */
function show(address: string, mainTop: number, tops: readonly number[]): void {
  history.replaceState(null, '', address);
  document.body.innerHTML = `<main id="main"><article>${tops.map(() => '<p></p>').join('')}</article></main>`;
  const place = (element: Element | null, top: number, bottom: number) => {
    if (element) element.getBoundingClientRect = () => ({ top, bottom, width: 600 }) as DOMRect;
  };
  place(document.querySelector('main'), mainTop, 5000);
  place(document.querySelector('article'), mainTop, 5000);
  for (const [index, paragraph] of document.querySelectorAll('p').entries()) {
    place(paragraph, tops[index] ?? 0, tops[index + 1] ?? 5000);
  }
}

beforeEach(() => {
  sessionStorage.clear();
  scrolled.mockReset();
  Object.assign(globalThis, { scrollBy: scrolled, innerHeight: 1000, requestAnimationFrame: (frame: () => void) => frames.push(frame) });
  frames.length = 0;
});

describe('the place on a page', () => {
  it('The place is found again in the other language, where the same text is lower', () => {
    show('/news/winter?a=1', -400, [-400, 200, 700]);
    keepPlace();
    show('/en/news/winter?a=1', 0, [0, 750, 1300]);
    restorePlace();
    expect(scrolled).toHaveBeenCalledWith({ top: 550, behavior: 'instant' });
  });

  it('The place is in the text, not beside it or in sticky parts', () => {
    const beside = (main: number, text: number) => {
      show(location.pathname, main, [text]);
      const article = document.querySelector('article');
      for (const [position, width] of [
        ['sticky', 900],
        ['static', 300],
      ] as const) {
        const aside = document.createElement('aside');
        aside.style.position = position;
        aside.getBoundingClientRect = () => ({ top: 100, bottom: 900, width }) as DOMRect;
        article?.prepend(aside);
      }
    };
    beside(-400, 200);
    keepPlace();
    beside(0, 750);
    restorePlace();
    expect(scrolled).toHaveBeenCalledWith({ top: 550, behavior: 'instant' });
  });

  it('is held while the document comes to rest, until the shopper moves the page', () => {
    show('/news', -400, [-400, 200]);
    keepPlace();
    show('/en/news', 0, [0, 700]);
    restorePlace();
    nextFrame();
    expect(scrolled).toHaveBeenCalledTimes(2);
    dispatchEvent(new Event('wheel'));
    nextFrame();
    expect([scrolled.mock.calls.length, frames.length]).toEqual([2, 0]);
  });

  it('holds once', () => {
    show('/news', -400, [-400, 200]);
    keepPlace();
    show('/en/news', 0, [0, 700]);
    restorePlace();
    restorePlace();
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('is left at the nearest element that both languages have', () => {
    show('/news', -400, [-400, -100, 250]);
    keepPlace();
    show('/en/news', 0, [0]);
    restorePlace();
    expect(scrolled).toHaveBeenCalledWith({ top: 400, behavior: 'instant' });
  });

  it('is nothing on another page, at the top of a page, or made of garbage', () => {
    show('/news', -400, [-400, 200]);
    keepPlace();
    show('/en/faq', 0, [0, 700]);
    restorePlace();
    show('/news', 80, [80, 700]);
    keepPlace();
    expect(sessionStorage.getItem(storedPlace.key)).toBeNull();
    for (const garbage of ['{', 'null', '{"path":"/news","steps":["a"],"tops":[]}']) {
      sessionStorage.setItem(storedPlace.key, garbage);
      restorePlace();
    }
    expect(scrolled).not.toHaveBeenCalled();
  });
});
