import './console.css';
import { hydrateRoot } from 'react-dom/client';
import type { ConsolePage, ConsoleReport } from '../report/index.ts';
import { ConsoleApp } from './app.tsx';

/** How often an open overview requests the report again; the server caches a reading for as long. Every other view stays as it was sent. */
const REFRESH_MS = 10_000;

const page = JSON.parse(document.getElementById('console-page')?.textContent ?? '') as ConsolePage;
const root = hydrateRoot(document.getElementById('console') as HTMLElement, <ConsoleApp {...page} />);
let { view } = page;
if (view.type === 'overview') refreshLater();

function refreshLater(): void {
  setTimeout(() => void refresh(), REFRESH_MS);
}

async function refresh(): Promise<void> {
  if (document.visibilityState === 'visible' && view.type === 'overview') {
    const report = await readReport().catch(() => null);
    // What has just been done is news for a moment only.
    if (report) view = { ...view, report, done: null };
    root.render(<ConsoleApp {...page} view={view} isStale={report === null} />);
  }
  refreshLater();
}

/** Null when the sign-in has ended or another server answers. */
async function readReport(): Promise<ConsoleReport | null> {
  const answer = await fetch('/report.json', { headers: { accept: 'application/json' } });
  const report: unknown = answer.ok ? await answer.json() : null;
  return isReport(report) ? report : null;
}

/** Whether it is a report of this build; the server of another one may answer. */
function isReport(report: unknown): report is ConsoleReport {
  return (
    typeof report === 'object' &&
    report !== null &&
    'remotes' in report &&
    Array.isArray(report.remotes) &&
    'parts' in report &&
    'moves' in report
  );
}
