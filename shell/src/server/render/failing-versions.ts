import type { Resolver } from '@vitrava/delivery/resolver';
import type { Quarantine } from './quarantine.ts';

/**
 * A version that something is wrong with, in words that machines can count. `state`: `watched` has failed and is shown, `quarantined` is left to the browser,
 * `excluded` is not chosen, `unusable` cannot be. `reason`: how it failed here, `shared` when all servers leave it out for what one of them has seen, `release` when its
 * files or its signature are not in order.
 */
type FailingLabels = Readonly<Record<'remote' | 'version' | 'state' | 'reason', string>>;

/** Each once, with the worst that is known of it; what this server has seen itself goes before what others have. */
export function failingVersions(quarantine: Quarantine, resolver: Resolver): readonly FailingLabels[] {
  const known = new Map<string, FailingLabels>();
  const add = (one: FailingLabels) => {
    const key = `${one.remote}/${one.version}`;
    if (!known.has(key)) known.set(key, one);
  };
  const own = quarantine.list().map(({ remote, version, state, type }) => ({ remote, version, state, reason: type }));
  own.filter(({ state }) => state !== 'watched').forEach(add);
  for (const problem of resolver.problems()) {
    const { type } = problem;
    if (type === 'release-excluded') add({ ...ofRelease(problem), state: 'excluded', reason: 'shared' });
    if (type === 'release-unusable') add({ ...ofRelease(problem), state: 'unusable', reason: 'release' });
  }
  own.forEach(add);
  return [...known.values()];
}

function ofRelease({ remote, version }: { readonly remote: string; readonly version: string }) {
  return { remote, version };
}
