import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export type Device = 'mobile' | 'desktop';
export type Category = 'accessibility' | 'best-practices' | 'seo' | 'performance';

interface Audit {
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly title: string;
  /** Milliseconds, or what else the audit counts. */
  readonly numericValue?: number;
}

export interface Report {
  readonly categories: Readonly<Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>>;
  readonly audits: Readonly<Record<string, Audit>>;
  /** `benchmarkIndex`: how fast the machine is, by Lighthouse's own count. */
  readonly environment: { readonly benchmarkIndex: number };
}

const NO_TRACE = /NO_NAVSTART|NO_FCP|NO_TRACING_STARTED/;
const LIGHTHOUSE = 'lighthouse@13.5.0';
const MAX_REPORT_BYTES = 64 * 1024 * 1024;

interface Look {
  readonly device: Device;
  readonly categories: readonly Category[];
  readonly blocked?: readonly string[];
}

/**
 * Looks at one page in a fresh browser; `blocked` are patterns of addresses that it may not load. Now and then the browser writes no trace,
 * which Lighthouse reports as a failure: then it looks once more. Fails when Lighthouse cannot be had or cannot open the page.
 */
export async function runLighthouse(url: string, look: Look): Promise<Report> {
  return lookAt(url, look).catch((error: unknown) => {
    if (!NO_TRACE.test(String(error))) throw error;
    return lookAt(url, look);
  });
}

async function lookAt(url: string, { device, categories, blocked = [] }: Look): Promise<Report> {
  const options = [
    url,
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-background-networking --disable-component-update',
    ...blocked.map((pattern) => `--blocked-url-patterns=${pattern}`),
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
  ];
  const command = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', ...options];
  const { stdout } = await promisify(execFile)('npm', command, { maxBuffer: MAX_REPORT_BYTES });
  return JSON.parse(stdout) as Report;
}

/** From 0 to 100. */
export function scoreOf(report: Report, category: Category): number {
  return Math.round((report.categories[category]?.score ?? 0) * 100);
}
