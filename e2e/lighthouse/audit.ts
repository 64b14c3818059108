import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
export type Device = 'mobile' | 'desktop';

/** What Lighthouse found on one page; scores from 0 to 100, `faults` the audits that cost something. */
export interface Verdict {
  readonly url: string;
  readonly device: Device;
  readonly scores: Readonly<Record<Category, number>>;
  readonly faults: readonly string[];
}

interface Report {
  readonly categories: Readonly<Record<Category, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>>;
  readonly audits: Readonly<Record<string, { score: number | null; scoreDisplayMode: string; title: string }>>;
}

const LIGHTHOUSE = 'lighthouse@13.5.0';
const MAX_REPORT_BYTES = 64 * 1024 * 1024;

/** Looks at one page in a fresh browser. Fails when Lighthouse cannot be had or cannot open the page. */
export async function audit(url: string, device: Device): Promise<Verdict> {
  const options = [
    url,
    '--quiet',
    '--output=json',
    `--only-categories=${CATEGORIES.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-background-networking --disable-component-update',
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
  ];
  const command = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', ...options];
  const { stdout } = await promisify(execFile)('npm', command, { maxBuffer: MAX_REPORT_BYTES });
  const { categories, audits } = JSON.parse(stdout) as Report;
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name].score ?? 0) * 100)]));
  const faults = CATEGORIES.flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id]?.scoreDisplayMode !== 'notApplicable' && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${id}, ${audits[id]?.title}`),
  );
  return { url, device, scores: scores as Record<Category, number>, faults };
}
