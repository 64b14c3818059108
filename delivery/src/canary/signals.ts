/** Signals per visitor: `error` of its own code, `page-error` on its pages, `render`, Web Vitals not good or poor. */
export const HARMS = ['error', 'page-error', 'render', 'LCP', 'LCP-poor', 'INP', 'INP-poor', 'CLS', 'CLS-poor'] as const;
export type Harm = (typeof HARMS)[number];

/** Whether less of a signal is better. All others are goals: business events of the bus, by sid. */
export function isHarm(signal: string): boolean {
  return HARMS.some((harm) => harm === signal);
}
