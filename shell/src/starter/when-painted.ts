/** The program does not wait longer than this for the first screen: a picture may be slow, a browser may keep silent about its paints. */
export const DEADLINE_MS = 2000;

/** Calls `start` once the first screen with its main pictures is painted; at once in a background tab. */
export function whenPainted(start: () => void): void {
  if (document.hidden) {
    start();
    return;
  }
  const painted = Promise.all([firstContent(), mainPictures()]).then(nextFrame);
  const deadline = new Promise((resolve) => setTimeout(resolve, DEADLINE_MS));
  void Promise.race([painted, deadline]).then(start);
}

/** Resolves when the browser has painted content for the first time, which it does not without the style sheets. */
export function firstContent(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

/** A picture that does not come, or cannot be shown, holds nothing up. */
function mainPictures(): Promise<unknown> {
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
  return Promise.allSettled([...pictures].map((picture) => picture.decode()));
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
