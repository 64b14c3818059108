import { FLAG_SUBJECT, type PageDocumentState } from '@vitrava/shared-kit/contracts/page';
import type { Observer, RouteFinder } from '../observation.ts';
import { type Attribution, inComposition, kindOf, ofError } from './attribution.ts';
import { createBeacon } from './beacon.ts';
import { watchFailedCalls } from './failed-calls.ts';
import { watchVitals } from './vitals.ts';

const MAX_ERRORS = 20;
/** Vitals of the first page alone, and of all of it. */
const OF_DOCUMENT: ReadonlySet<string> = new Set(['TTFB', 'FCP']);

/** Reports pages, errors, failed calls and Web Vitals to the shop's own server (docs/decisions/017-telemetry.md). */
export function startReporter(
  { composition, owner, trial }: PageDocumentState,
  findRoute: RouteFinder,
  watch = watchVitals,
  watchCalls = watchFailedCalls,
): Observer {
  const report = createBeacon(composition.id, trial?.isAwaited);
  const exposed = new Set<string>();
  let errors = 0;
  let calls = 0;
  let shown: string | null = owner;
  watch((name, value, boundary) => {
    // Known late, when another page may stand there.
    const part = OF_DOCUMENT.has(name) ? owner : (boundary ?? shown);
    report({ type: 'vital', name, value, ...inComposition(composition, part) });
  });

  watchCalls((what, request) => {
    calls += 1;
    if (calls > MAX_ERRORS) return;
    const call = { type: 'call', name: `call:${what}`, ...inComposition(composition, null) } as const;
    report(request === undefined ? call : { ...call, request });
  });

  return (observation) => {
    if (observation.kind === 'page') {
      const match = findRoute(observation.url.split('?')[0] ?? '/');
      shown = match?.owner ?? null;
      report({ type: 'page', name: match?.route.name ?? 'not-found', ...inComposition(composition, shown) });
      return;
    }
    if (observation.kind === 'shown') {
      const arm = trial?.arms[observation.remote];
      if (arm !== undefined && !exposed.has(observation.remote))
        report({ type: 'exposure', name: arm, ...inComposition(composition, observation.remote) });
      exposed.add(observation.remote);
      return;
    }
    if (observation.kind === 'flag') {
      const { name, variant } = observation;
      const flag = FLAG_SUBJECT + name;
      const shell = inComposition(composition, null);
      if (!exposed.has(`${flag} ${variant}`)) report({ type: 'exposure', name: variant, remote: flag, version: shell.version });
      exposed.add(`${flag} ${variant}`);
      return;
    }
    if (observation.kind === 'goal') {
      report({ type: 'goal', name: observation.name, ...inComposition(composition, null) });
      return;
    }
    errors += 1;
    if (errors > MAX_ERRORS) return;
    const { source, error, file, remote } = observation;
    const attribution: Attribution = ofError(error, file) ?? inComposition(composition, remote ?? null);
    report({ type: 'error', name: `${source}:${kindOf(error)}`, ...attribution });
  };
}
