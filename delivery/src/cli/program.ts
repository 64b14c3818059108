import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import type { ChannelName, ReleaseStore } from '../store/index.ts';
import type { Answer } from './answer.ts';
import { channel, rollback } from './channels.ts';
import { start, stop } from './experiments.ts';
import { list } from './list.ts';
import { prune } from './prune.ts';
import { release } from './release.ts';

/** What the commands work on, and where answers go. */
export interface ProgramOptions {
  readonly openStore: () => ReleaseStore;
  /** Root of the repository, where the remotes' folders are. */
  readonly root: string;
  readonly answer: (answer: Answer, options: { readonly json: boolean }) => void;
}

/** The commands of a team that ships. */
export function createProgram({ openStore, root, answer }: ProgramOptions): Command {
  const program = new Command('vitrava').description('Release, roll back and try versions of the shell and of each remote.');
  const command = (usage: string, description: string, parent = program) =>
    parent.command(usage).description(description).option('--json', 'answer with JSON');
  const reply = async (work: Promise<Answer>, { json = false }: { json?: boolean }) => answer(await work, { json });
  const share = () => new Option('--share <percent>', 'share of visitors who see the canary').argParser(toNumber).default(10);

  command('release <remote>', 'build a remote, check it and make it live')
    .addOption(new Option('--channel <channel>', 'who gets it').choices(['stable', 'canary']).default('stable'))
    .addOption(share())
    .option('--no-build', 'release dist as it is')
    .option('--only-new', 'leave the channels alone when this content was released before')
    .action((remote: string, options: { channel: ChannelName; share: number; build: boolean; onlyNew?: boolean; json?: boolean }) => {
      const target =
        options.channel === 'stable' ? ({ channel: 'stable' } as const) : ({ channel: 'canary', share: options.share } as const);
      return reply(release(openStore(), root, remote, { target, build: options.build, onlyNew: options.onlyNew ?? false }), options);
    });
  command('rollback <remote>', 'go back to the version before the live one')
    .option('--to <version>', 'go back to this version')
    .action((remote: string, options: { to?: string; json?: boolean }) => reply(rollback(openStore(), remote, options.to), options));
  command('channel', 'point a channel at a released version; "canary off" ends a canary')
    .argument('<remote>')
    .addArgument(new Argument('<channel>').choices(['stable', 'canary']))
    .argument('<version>')
    .addOption(share())
    .action((remote: string, name: ChannelName, version: string, options: { share: number; json?: boolean }) =>
      reply(channel(openStore(), remote, name, version, options.share), options),
    );
  command('list [remote]', 'show releases and what points at them').action((remote: string | undefined, options: { json?: boolean }) =>
    reply(list(openStore(), remote), options),
  );
  const experiment = program.command('experiment').description('split visitors over versions of one remote');
  command('start <remote>', 'start an experiment', experiment)
    .requiredOption('--name <name>', 'name of the experiment')
    .requiredOption('--arms <arms>', 'name=version:weight,name=version:weight')
    .action((remote: string, options: { name: string; arms: string; json?: boolean }) =>
      reply(start(openStore(), remote, options.name, options.arms), options),
    );
  command('stop <remote>', 'stop the experiment', experiment).action((remote: string, options: { json?: boolean }) =>
    reply(stop(openStore(), remote), options),
  );
  command('prune', 'remove releases that nothing needs')
    .addOption(new Option('--keep <count>', 'newest releases kept per remote').argParser(toNumber).default(5))
    .addOption(new Option('--days <days>', 'days a release stays after a page was composed of it').argParser(toNumber).default(7))
    .option('--dry-run', 'only list what would be removed')
    .action((options: { keep: number; days: number; dryRun?: boolean; json?: boolean }) =>
      reply(prune(openStore(), { keep: options.keep, days: options.days, dryRun: options.dryRun ?? false }), options),
    );
  return program;
}

function toNumber(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < 0) throw new InvalidArgumentError('It must be a number from 0.');
  return value;
}
