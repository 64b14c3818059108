import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { ofElement } from './attribution.ts';

/** Gets a Web Vital of this page, once: milliseconds, or shares of the screen for CLS. `boundary`: whose element it was, where one was. */
export type VitalListener = (name: MetricType['name'], value: number, boundary: string | null) => void;

/** Google's own measurement; what happened before it came is read from the browser's buffers. */
export function watchVitals(onVital: VitalListener): void {
  const report = (metric: MetricType): void =>
    onVital(metric.name, Math.round(metric.value * 10_000) / 10_000, ofElement(elementOf(metric)));
  onTTFB(report);
  onFCP(report);
  onLCP(report);
  onCLS(report);
  onINP(report);
}

/** The largest picture or text, the worst shift's first element, the slowest interaction's target. */
function elementOf(metric: MetricType): Node | null {
  if (metric.name === 'LCP') return metric.entries.at(-1)?.element ?? null;
  if (metric.name === 'INP') return metric.entries.find(({ target }) => target)?.target ?? null;
  if (metric.name !== 'CLS') return null;
  const [worst] = [...metric.entries].sort((one, other) => other.value - one.value);
  return worst?.sources.find(({ node }) => node)?.node ?? null;
}
