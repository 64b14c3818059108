import type { ReleaseProblem } from './problem.ts';
import type { ProblemLog } from './problem-log.ts';
import type { Resolver } from './resolver.ts';
import type { Snapshot } from './snapshot.ts';

type ExcludedRelease = ReleaseProblem & { readonly remote: string; readonly version: string };

/** Versions that this server or all servers leave out. `onChange` is called when this server's own have changed. */
export function createExclusions(log: ProblemLog, onChange: () => void) {
  const own = new Map<string, ReleaseProblem>();
  let shared: ReadonlyMap<string, ExcludedRelease> = new Map();
  const listeners: Parameters<Resolver['watchReadmissions']>[0][] = [];
  const logExclusions = () => log.set('excluded', [...new Map([...own, ...shared]).values()]);

  return {
    isExcludedHere: (remote: string, version: string) => own.has(keyOf(remote, version)),
    isExcluded: (remote: string, version: string) => own.has(keyOf(remote, version)) || shared.has(keyOf(remote, version)),
    exclude(remote: string, version: string, reason: string): void {
      const explanation = `${remote} ${version} is not chosen on this server: ${reason}`;
      own.set(keyOf(remote, version), { type: 'release-excluded', remote, version, explanation });
      logExclusions();
      onChange();
    },
    readmit(remote: string, version: string): void {
      own.delete(keyOf(remote, version));
      logExclusions();
      onChange();
    },
    watchReadmissions: (listener: (typeof listeners)[number]): void => void listeners.push(listener),
    /** Takes over what all servers leave out. A version that is readmitted for all servers is readmitted here, too. */
    takeShared(snapshot: Snapshot): void {
      const before = shared;
      shared = sharedExclusions(snapshot);
      for (const [key, { remote, version }] of before) {
        if (shared.has(key)) continue;
        own.delete(key);
        for (const listener of listeners) listener(remote, version);
      }
      logExclusions();
    },
  };
}

function sharedExclusions({ choices }: Snapshot): ReadonlyMap<string, ExcludedRelease> {
  return new Map(
    [...choices].flatMap(([remote, { excluded }]) =>
      excluded.map(({ version, reason, at }) => {
        const explanation = `${remote} ${version} is left out by all servers since ${at}: ${reason} When it is well again: npx vitrava readmit ${remote} ${version}`;
        return [keyOf(remote, version), { type: 'release-excluded', remote, version, explanation }] as const;
      }),
    ),
  );
}

function keyOf(remote: string, version: string): string {
  return `${remote}/${version}`;
}
