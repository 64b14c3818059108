import type { Command } from 'commander';
import { type ChannelTarget, endCanary, type MoveOutcome, pointChannel, readPointers } from '../../channels/index.ts';
import { refuse } from '../../refusals/index.ts';
import { notOpenedNotes } from '../../release/index.ts';
import type { Attribution, ReleaseStore } from '../../store/index.ts';
import {
  type AttributionOptions,
  type CommandContext,
  type CommandResult,
  findUnknownRemote,
  refusedResult,
  resultOf,
} from '../command/index.ts';
import { type CanaryFlags, canaryTarget, describeTarget, shareOption, withCanaryOptions } from './canary-options.ts';
import { canaryStatus } from './canary-status.ts';

/** `canary start`, `status`, `step`, `stop`: a version for a share of the visitors. */
export function addCanaryCommands(program: Command, context: CommandContext): void {
  const { openStore, withSums, attributionOf, addRead, addMove, run } = context;
  const canary = program.command('canary').description('show a version to a share of the visitors');
  withCanaryOptions(
    addMove(canary, 'start <remote> <version>', 'start a canary, or change it', [
      'canary start mfe-content 0.1.0-344d2de1ee --share 10',
      'canary start mfe-content 0.1.0-344d2de1ee --plan 1,10,50,100 --hold 10m --min-visitors 500',
    ]),
  ).action(
    run(async (remote: string, version: string, flags: AttributionOptions & CanaryFlags) => {
      const attribution = attributionOf(flags);
      const target = canaryTarget(flags, attribution.at);
      if ('explanation' in target) return refusedResult('No canary was started:', [target]);
      return point(context, remote, version, { target, attribution });
    }),
  );
  addRead(
    canary,
    'status [remote]',
    'show canaries beside stable, and releases in their first hour: what visitors met, and what they wait for',
    ['canary status', 'canary status mfe-content --json'],
  ).action(run((remote: string | undefined) => withSums((sums) => canaryStatus(openStore(), sums, remote))));
  addMove(canary, 'step <remote>', 'change the share of the canary; who has it keeps it when the share grows', [
    'canary step mfe-content --share 50',
  ])
    .addOption(shareOption().default(undefined).makeOptionMandatory())
    .action(
      run(async (remote: string, flags: AttributionOptions & { share: number }) => {
        const pointers = await readPointers(openStore(), remote);
        if ('type' in pointers) return refusedResult('The canary stays as it is:', [pointers]);
        if (pointers.canary === null) return refusedResult('No share was changed:', [refuse('canary-unknown', { remote })]);
        const target = { channel: 'canary', share: flags.share } as const;
        return point(context, remote, pointers.canary.version, { target, attribution: attributionOf(flags) });
      }),
    );
  addMove(canary, 'stop <remote>', 'end the canary: its visitors return to stable', [
    'canary stop mfe-content --reason "more errors than stable"',
  ]).action(run((remote: string, flags: AttributionOptions) => stopCanary(openStore(), remote, attributionOf(flags))));
}

/** Points a channel at a version. */
export async function point(
  { openStore, readBackend }: CommandContext,
  remote: string,
  version: string,
  { target, attribution }: { readonly target: ChannelTarget; readonly attribution: Attribution },
): Promise<CommandResult> {
  const { contract } = await readBackend();
  const store = openStore();
  const outcome = await pointChannel(store, { remote, version, target, attribution, contract });
  const notes = await notOpenedNotes(store, { remote, versions: [version] });
  return report(remote, outcome, [`${remote} ${version} is ${describeTarget(target)}.`, ...notes]);
}

/** Ends a canary: no visitor gets it any more. */
export async function stopCanary(store: ReleaseStore, remote: string, attribution: Attribution): Promise<CommandResult> {
  const outcome = await endCanary(store, { remote, attribution });
  const unknown = await findUnknownRemote(store, remote);
  if (unknown) return refusedResult('Nothing has changed:', [unknown]);
  const hasEnded = outcome.type === 'moved' && outcome.changed;
  return report(remote, outcome, [hasEnded ? `The canary of ${remote} has ended.` : `${remote} has no canary.`]);
}

function report(remote: string, outcome: MoveOutcome, lines: readonly string[]): CommandResult {
  if (outcome.type === 'refused') return refusedResult(`The channels of ${remote} stay as they are:`, outcome.refusals);
  const { changed, pointers } = outcome;
  return resultOf(lines, { remote, changed, stable: pointers.stable, canary: pointers.canary });
}
