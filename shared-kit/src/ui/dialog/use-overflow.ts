import { type RefObject, useEffect, useState } from 'react';

/** Whether the content has more than it shows; it must then be reachable by keyboard, for it may hold nothing that is. */
export function useOverflow(content: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const element = content.current;
    if (!isShown || !element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setOverflowing(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [content, isShown]);
  return isOverflowing;
}
