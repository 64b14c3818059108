import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { leaveTop, raiseToTop } from '../../top-layer/index.ts';
import { AlertIcon, CloseIcon, InfoIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import styles from './view.module.css';

interface ToastRegionProps {
  readonly label: string;
  /** `Toast`s, each with a `key`. */
  readonly children: ReactNode;
  /** How many there are; a new one lifts the region above an open dialog. */
  readonly count: number;
}

/** How high the toasts stand, for what else sticks to the bottom of the window. */
const HEIGHT = '--toasts-height';

/** Where toasts appear: below, at the end side, wide on narrow screens. One per page; sets `--toasts-height`. */
export function ToastRegion({ label, children, count }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    if (count > 0) raiseToTop(element);
    else leaveTop(element);
  }, [count]);
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() => page.setProperty(HEIGHT, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.removeProperty(HEIGHT);
    };
  }, []);
  return (
    <section ref={region} className={styles['region']} aria-label={label} aria-live="polite" aria-relevant="additions">
      {children}
    </section>
  );
}

interface ToastProps {
  readonly children: ReactNode;
  readonly tone?: 'info' | 'warning';
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Leaves by itself after this long, not while it is pointed at or has the focus. 6000 when absent; 0 stays. */
  readonly durationMs?: number;
}

/** A short word about what has just been done. Never the only place of an error. */
export function Toast({ children, tone = 'info', closeLabel, onClose, durationMs = 6000 }: ToastProps) {
  const [isHeld, setHeld] = useState(false);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (isHeld || durationMs === 0) return;
    const timer = setTimeout(() => close.current(), durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, durationMs]);

  const Icon = tone === 'warning' ? AlertIcon : InfoIcon;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it from leaving
    <div
      className={styles['toast']}
      data-tone={tone}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon />
      <div className={styles['words']}>{children}</div>
      <IconButton size="small" icon={<CloseIcon size="small" />} label={closeLabel} onClick={onClose} />
    </div>
  );
}
