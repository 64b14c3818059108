import { type RefObject, useEffect } from 'react';

const TITLE = '[data-popup-title]';

/** Reports the title that a fragment shows for itself, where it marks one; an outcome without one leaves the last. */
export function useContentTitle(container: RefObject<HTMLElement | null>, onTitle: (title: string) => void): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const observer = new MutationObserver(() => {
      const title = element.querySelector(TITLE)?.textContent;
      if (title) onTitle(title);
    });
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [container, onTitle]);
}
