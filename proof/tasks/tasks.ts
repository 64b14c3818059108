import type { Trace, TraceEvent } from './trace.ts';

/** A task of the page's main thread; milliseconds. */
export interface Task {
  /** Since the navigation. */
  readonly startMs: number;
  readonly wallMs: number;
  /** Of the thread's own clock: what the task costs, whatever else the machine does. */
  readonly cpuMs: number;
  /** Whether something had been painted when it began. */
  readonly isAfterPaint: boolean;
  /** CPU time by its cause, the longest first. */
  readonly parts: readonly Part[];
}

interface Part {
  readonly name: string;
  readonly cpuMs: number;
}

/** Work of the browser on what is seen, by the names of the trace. */
const RENDERING: Readonly<Record<string, string>> = {
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'pre-paint',
  Paint: 'paint',
  Layerize: 'layers',
  Commit: 'commit',
};
/** What is not named here belongs to what surrounds it; React's pieces come by a message and so are `other`. */
const NAMES: Readonly<Record<string, string>> = {
  ...RENDERING,
  ParseHTML: 'parse HTML',
  ParseAuthorStyleSheet: 'parse CSS',
  'v8.compileModule': 'compile',
  EvaluateScript: 'evaluate',
  'v8.evaluateModule': 'evaluate',
  FunctionCall: 'call',
  TimerFire: 'timer',
  RunMicrotasks: 'microtasks',
  MinorGC: 'GC',
  MajorGC: 'GC',
};
const rendering: readonly string[] = Object.values(RENDERING);
/** Less than this is not worth a word. */
const LEAST_MS = 0.5;

/** Tasks of the main thread that shows the page, in order. */
export function tasksOf({ events, navigation: { pid, tid, ts: since } }: Trace): readonly Task[] {
  const own = events
    .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X' && event.tdur !== undefined && event.ts >= since)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const paint = events.find(({ name, ts, pid: process }) => name === 'firstContentfulPaint' && process === pid && ts >= since);
  return own
    .filter(({ name, cat }) => name === 'RunTask' && cat.includes('devtools'))
    .map((task) => ({
      startMs: (task.ts - since) / 1000,
      wallMs: (task.dur ?? 0) / 1000,
      cpuMs: cpuOf(task),
      isAfterPaint: paint !== undefined && task.ts > paint.ts,
      parts: partsOf(task, own),
    }));
}

/** Whether more of it is the program's than the browser's work on what is seen. */
export function isOfScripts({ cpuMs, parts }: Task): boolean {
  return parts.filter(({ name }) => rendering.includes(name)).reduce((sum, part) => sum + part.cpuMs, 0) < cpuMs / 2;
}

/** Each event's time without that of the events within it. */
function partsOf(task: TraceEvent, own: readonly TraceEvent[]): readonly Part[] {
  const sums = new Map<string, number>([['other', cpuOf(task)]]);
  const add = (name: string, ms: number) => sums.set(name, (sums.get(name) ?? 0) + ms);
  const around: { readonly name: string; readonly end: number }[] = [];
  for (const event of own) {
    if (event === task || event.ts < task.ts || endOf(event) > endOf(task) || NAMES[event.name] === undefined) continue;
    while ((around.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= event.ts) around.pop();
    const name = nameOf(event);
    add(around.at(-1)?.name ?? 'other', -cpuOf(event));
    add(name, cpuOf(event));
    around.push({ name, end: endOf(event) });
  }
  return [...sums]
    .map(([name, cpuMs]) => ({ name, cpuMs }))
    .filter(({ cpuMs }) => cpuMs >= LEAST_MS)
    .toSorted((a, b) => b.cpuMs - a.cpuMs);
}

function nameOf({ name, args: { data } }: TraceEvent): string {
  const file = (data?.url ?? data?.fileName ?? '').split('/').at(-1) ?? '';
  return `${NAMES[name]}${file.endsWith('.js') ? ` ${file.replace(/\.[0-9a-f]{8}\./, '.')}` : ''}`;
}

const cpuOf = ({ tdur = 0 }: TraceEvent): number => tdur / 1000;
const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;
