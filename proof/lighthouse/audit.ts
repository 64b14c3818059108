import { type Device, runLighthouse, scoreOf } from './run.ts';

export const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse found on one page; scores from 0 to 100, `faults` the audits that cost something. */
export interface Verdict {
  readonly url: string;
  readonly device: Device;
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  readonly faults: readonly string[];
}

export async function audit(url: string, device: Device): Promise<Verdict> {
  const report = await runLighthouse(url, { device, categories: CATEGORIES });
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, scoreOf(report, name)]));
  const faults = CATEGORIES.flatMap((name) =>
    (report.categories[name]?.auditRefs ?? [])
      .map(({ id, weight }) => ({ id, weight, found: report.audits[id] }))
      .filter(({ weight, found }) => weight > 0 && found?.scoreDisplayMode !== 'notApplicable' && (found?.score ?? 1) < 1)
      .map(({ id, found }) => `${name}: ${id}, ${found?.title}`),
  );
  return { url, device, scores: scores as Verdict['scores'], faults };
}
