import { useEffect } from 'react';

/**
 * A link to a question opens its answer; browsers do so only for anchors inside of it. The fragment of an address is read from the
 * browser itself: it never reaches a server, and moves within a page are no navigations.
 */
export function useLinkedQuestion(): void {
  useEffect(() => {
    function open(): void {
      const question = document.getElementById(location.hash.slice(1));
      if (question instanceof HTMLDetailsElement) question.open = true;
    }
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
}
