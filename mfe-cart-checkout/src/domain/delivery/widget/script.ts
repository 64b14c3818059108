import { loadError } from './errors.ts';

const DEADLINE_MS = 10_000;

/** Loads a script once; one that has failed, or not loaded in time, is removed, so that it can be tried again. */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(loadError());
    };
    const timer = setTimeout(fail, DEADLINE_MS);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    script.async = true;
    script.src = address;
    document.head.append(script);
  });
}
