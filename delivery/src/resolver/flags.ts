import { createFlagAssignment, findFlagFileError, readFlagFile } from '../experiments/index.ts';
import { refuse } from '../gate/index.ts';
import { type ExperimentRun, runsIn } from '../results/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import type { ProblemLog } from './problem-log.ts';

/** The experiments of the flag file that was valid last. */
export function createFlags(store: ReleaseStore, log: ProblemLog) {
  const assignment = createFlagAssignment();
  let runs: readonly ExperimentRun[] = [];
  /** The flag file that was read last, be it valid or not. */
  let taken: { readonly text: string | null; readonly isRefused: boolean } | null = null;

  return {
    assignment,
    runs: () => runs,
    /** Takes a flag file over as a whole, or leaves the last valid one in use and logs the reason. */
    async take(text: string | null): Promise<void> {
      if (taken?.text === text && !taken.isRefused) return;
      const file = readFlagFile(text);
      const fault = 'explanation' in file ? null : await findFlagFileError(store, file);
      const refused = 'explanation' in file ? file : fault && refuse('flags-broken', { reason: fault });
      log.set('flags', refused ? [{ type: 'flags-broken', explanation: refused.explanation }] : []);
      taken = { text, isRefused: refused !== null };
      if ('explanation' in file || refused) return;
      assignment.replaceFlags(file);
      runs = runsIn(file);
    },
  };
}
