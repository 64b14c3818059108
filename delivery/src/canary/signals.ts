/**
 * Signals against a version, per visitor: `error`, an error of its own code; `page-error`, any error on its pages, of any origin;
 * `render`, the server could not render it; a Web Vital that is not good, or even poor (web.dev/articles/vitals).
 */
export const HARMS = ['error', 'page-error', 'render', 'LCP', 'LCP-poor', 'INP', 'INP-poor', 'CLS', 'CLS-poor'] as const;
export type Harm = (typeof HARMS)[number];

/** Whether less of a signal is better. All others are goals: business events of the bus, by sid. */
export function isHarm(signal: string): boolean {
  return HARMS.some((harm) => harm === signal);
}
