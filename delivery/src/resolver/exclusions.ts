import type { ReleaseProblem } from './problem.ts';
import type { Snapshot } from './snapshot.ts';

type ExclusionProblem = Extract<ReleaseProblem, { type: 'release-excluded' }>;

interface OwnExclusion {
  readonly problem: ExclusionProblem;
  readonly end: () => void;
}

export interface ExclusionsOptions {
  /** Called with all that is excluded now. */
  readonly onProblems: (problems: readonly ExclusionProblem[]) => void;
  /** Called when a version may have to be chosen again, without a change of the store. */
  readonly onChange: () => void;
}

/** Versions that this server does not choose: by its own evidence for a time, and by the store until they are readmitted. */
export function createExclusions({ onProblems, onChange }: ExclusionsOptions) {
  const own = new Map<string, OwnExclusion>();
  let stored: ReadonlyMap<string, ExclusionProblem> = new Map();

  function report(): void {
    const problems = [...own].map(([key, { problem }]) => [key, problem] as const);
    onProblems([...new Map([...problems, ...stored]).values()]);
  }

  return {
    isOwn: (remote: string, version: string): boolean => own.has(keyOf(remote, version)),
    has: (remote: string, version: string): boolean => own.has(keyOf(remote, version)) || stored.has(keyOf(remote, version)),
    /** Takes those of the store. The server's own end where the version was readmitted. */
    take({ choices }: Snapshot): void {
      const before = stored;
      stored = new Map([...choices].flatMap(([remote, { excluded }]) => excluded.map((one) => storedProblem(remote, one))));
      for (const key of before.keys()) if (!stored.has(key)) own.get(key)?.end();
      report();
    },
    /** Excludes a version on this server for a time. Settles when that has ended: the time has passed, or it was readmitted. */
    exclude(remote: string, version: string, reason: string, forMs: number): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      const key = keyOf(remote, version);
      const explanation = `${remote} ${version} is not chosen on this server: ${reason}`;
      const end = (): void => {
        clearTimeout(timer);
        own.delete(key);
        report();
        onChange();
        resolve();
      };
      const timer = setTimeout(end, forMs).unref();
      own.set(key, { problem: { type: 'release-excluded', remote, version, explanation }, end });
      report();
      onChange();
      return promise;
    },
    close(): void {
      for (const { end } of own.values()) end();
    },
  };
}

function keyOf(remote: string, version: string): string {
  return `${remote}/${version}`;
}

function storedProblem(
  remote: string,
  { version, reason, at }: { readonly version: string; readonly reason: string; readonly at: string },
): readonly [key: string, problem: ExclusionProblem] {
  const explanation = `${remote} ${version} is excluded on all servers since ${at}: ${reason} When it is well again: npx vitrava readmit ${remote} ${version}`;
  return [keyOf(remote, version), { type: 'release-excluded', remote, version, explanation }];
}
