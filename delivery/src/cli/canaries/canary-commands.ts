import type { Command } from 'commander';
import type { CommandContext } from '../context/index.ts';
import { type AttributionOptions, type CanaryFlags, shareOption, withCanaryOptions } from '../options/index.ts';
import { canaryStatus } from './canary-status.ts';
import { startCanary, stepCanary, stopCanary } from './move-canary.ts';

/** `canary start`, `status`, `step`, `stop`: a version for a share of the visitors. */
export function addCanaryCommands(
  program: Command,
  { openStore, withSums, reply, attributionOf, addReadCommand, addChangeCommand }: CommandContext,
): void {
  const canary = program.command('canary').description('show a version to a share of the visitors');
  withCanaryOptions(
    addChangeCommand(canary, 'start <remote> <version>', 'start a canary, or change it', [
      'canary start mfe-content 0.1.0-344d2de1ee --share 10',
      'canary start mfe-content 0.1.0-344d2de1ee --plan 1,10,50,100 --hold 10m --min-visitors 500',
    ]),
  ).action((remote: string, version: string, flags: AttributionOptions & CanaryFlags) =>
    reply(startCanary(openStore(), remote, version, flags, attributionOf(flags))),
  );
  addReadCommand(
    canary,
    'status [remote]',
    'show canaries beside stable, and releases in their first hour: what visitors met, and what they wait for',
    ['canary status', 'canary status mfe-content --json'],
  ).action((remote: string | undefined) => reply(withSums((sums) => canaryStatus(openStore(), sums, remote))));
  addChangeCommand(canary, 'step <remote>', 'change the share of the canary; who has it keeps it when the share grows', [
    'canary step mfe-content --share 50',
  ])
    .addOption(shareOption().default(undefined).makeOptionMandatory())
    .action((remote: string, { share, ...attribution }: AttributionOptions & { share: number }) =>
      reply(stepCanary(openStore(), remote, share, attributionOf(attribution))),
    );
  addChangeCommand(canary, 'stop <remote>', 'end the canary: its visitors return to stable', [
    'canary stop mfe-content --reason "more errors than stable"',
  ]).action((remote: string, attribution: AttributionOptions) => reply(stopCanary(openStore(), remote, attributionOf(attribution))));
}
