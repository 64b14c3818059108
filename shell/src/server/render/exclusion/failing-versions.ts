import type { Resolver } from '@vitrava/delivery/resolver';
import type { FailureRecord } from './failure-record.ts';

/**
 * A failing version as labels of a metric. `state`: `watched` has failed and is shown, `excluded` is not chosen, `unusable` cannot be. `reason`: how it failed
 * here, `shared` when all servers exclude it for what one of them has seen, `release` when its files or its signature are damaged.
 */
type FailingLabels = Readonly<Record<'remote' | 'version' | 'state' | 'reason', string>>;

/** Each once, with its worst known state; this server's own evidence has priority over that of others. */
export function failingVersions(record: FailureRecord, resolver: Resolver): readonly FailingLabels[] {
  const known = new Map<string, FailingLabels>();
  const add = (one: FailingLabels) => {
    const key = `${one.remote}/${one.version}`;
    if (!known.has(key)) known.set(key, one);
  };
  const own = record.list().map(({ remote, version, state, type }) => ({ remote, version, state, reason: type }));
  own.filter(({ state }) => state !== 'watched').forEach(add);
  for (const problem of resolver.problems()) {
    if (problem.type === 'release-excluded') add({ ...ofRelease(problem), state: 'excluded', reason: 'shared' });
    if (problem.type === 'release-unusable') add({ ...ofRelease(problem), state: 'unusable', reason: 'release' });
  }
  own.forEach(add);
  return [...known.values()];
}

function ofRelease({ remote, version }: { readonly remote: string; readonly version: string }) {
  return { remote, version };
}
