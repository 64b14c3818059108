import type { Command } from 'commander';
import type { CauseOptions } from './cause.ts';
import { point, stepCanary, stopCanary } from './channels.ts';
import { start, stop } from './experiments.ts';
import { shareOption, type Workbench } from './workbench.ts';

/** `canary` and `experiment`: what some visitors get. */
export function addTrialCommands(program: Command, { openStore, reply, causeOf, move }: Workbench): void {
  const canary = program.command('canary').description('show a version to a share of the visitors');
  move(canary, 'start <remote> <version>', 'start a canary, or change it', ['canary start mfe-content 0.1.0-344d2de1ee --share 10'])
    .addOption(shareOption())
    .action((remote: string, version: string, { share, ...cause }: CauseOptions & { share: number }) =>
      reply(point(openStore(), remote, version, { channel: 'canary', share }, causeOf(cause))),
    );
  move(canary, 'step <remote>', 'change the share of the canary; who has it keeps it when the share grows', [
    'canary step mfe-content --share 50',
  ])
    .addOption(shareOption().default(undefined).makeOptionMandatory())
    .action((remote: string, { share, ...cause }: CauseOptions & { share: number }) =>
      reply(stepCanary(openStore(), remote, share, causeOf(cause))),
    );
  move(canary, 'stop <remote>', 'end the canary: its visitors return to stable', [
    'canary stop mfe-content --reason "more errors than stable"',
  ]).action((remote: string, cause: CauseOptions) => reply(stopCanary(openStore(), remote, causeOf(cause))));

  const experiment = program.command('experiment').description('split visitors over versions of one remote');
  move(experiment, 'start <remote>', 'start an experiment', [
    'experiment start mfe-content --name lead --arms a=0.1.0-344d2de1ee:50,b=0.1.0-91c2d0aa17:50',
  ])
    .requiredOption('--name <name>', 'name of the experiment')
    .requiredOption('--arms <arms>', 'name=version:weight,name=version:weight')
    .action((remote: string, { name, arms, ...cause }: CauseOptions & { name: string; arms: string }) =>
      reply(start(openStore(), remote, name, arms, causeOf(cause))),
    );
  move(experiment, 'stop <remote>', 'stop the experiment: its visitors return to the channels', [
    'experiment stop mfe-content --reason "b has won"',
  ]).action((remote: string, cause: CauseOptions) => reply(stop(openStore(), remote, causeOf(cause))));
}
