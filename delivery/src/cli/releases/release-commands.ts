import { Argument, type Command, Option } from 'commander';
import type { ChannelTarget } from '../../channels/index.ts';
import { askBackend } from '../../gate/index.ts';
import type { ChannelName } from '../../store/index.ts';
import { point, stopCanary } from '../canaries/index.ts';
import type { Workbench } from '../context/index.ts';
import { type CanaryFlags, type CauseOptions, canaryTarget, shareOption, withCanaryOptions } from '../options/index.ts';
import { sayRefused, UsageError } from '../output/index.ts';
import { releaseApiOption } from '../release-api/index.ts';
import { readmit } from './readmit.ts';
import { release, releaseThrough } from './release.ts';
import { rollback, withdraw } from './rollback.ts';

interface ReleaseFlags extends CauseOptions, CanaryFlags {
  readonly channel: ChannelName | false;
  readonly build: boolean;
  readonly onlyNew?: boolean;
  readonly to?: string;
}

/** `release`, `rollback`, `withdraw`, `channel`: what everybody gets. */
export function addReleaseCommands(program: Command, { root, own, env, openStore, releaseApi, reply, causeOf, move }: Workbench): void {
  const releasing = move(program, own ? 'release [remote]' : 'release <remote>', 'build a remote, check it and make it live', [
    'release mfe-content',
    'release mfe-content --channel canary --share 10',
    'release mfe-content --channel canary --plan 1,10,50,100 --hold 10m --min-visitors 500',
    'release mfe-content --to https://releases.shop.example',
    'release mfe-content --no-channel --reason "for the experiment of next week"',
  ]);
  releasing
    .addOption(new Option('--channel <channel>', 'who gets it').choices(['stable', 'canary']).default('stable'))
    .option('--no-channel', 'store it and show it to no one');
  withCanaryOptions(releasing)
    .option('--no-build', 'release dist as it is')
    .option('--only-new', 'leave the channels alone when this content was released before')
    .addOption(releaseApiOption('release there, and not into a store'))
    .action((remote: string | undefined, flags: ReleaseFlags) => {
      const { channel, build, onlyNew = false, to, plan } = flags;
      if (plan !== undefined && channel !== 'canary') throw new UsageError('--plan is for a canary: add --channel canary.');
      const cause = causeOf(flags);
      const target = channel === 'canary' ? canaryTarget(flags, cause.at) : channel ? { channel } : null;
      if (target && 'explanation' in target) return reply(Promise.resolve(sayRefused('Nothing was released:', [target])));
      const options = { target, build, onlyNew, cause };
      const client = releaseApi(to);
      const repository = { root, own };
      if (client) return reply(releaseThrough(client, repository, remote, options));
      return reply(release(openStore(), repository, remote, { ...options, backend: askBackend(env) }));
    });
  move(program, 'rollback <remote>', 'give all visitors the version before the live one; ends its canary and its experiment', [
    'rollback mfe-content --reason "empty news page"',
    'rollback mfe-content --to 0.1.0-344d2de1ee',
  ])
    .option('--to <version>', 'go back to this version; an address is the release API of a shop elsewhere, and may come besides')
    .action((remote: string, { to, ...cause }: CauseOptions & { to?: string }) => reply(rollback(openStore(), remote, to, causeOf(cause))));
  move(program, 'readmit <remote> <version>', 'end the exclusion of a version, by an operator or by evidence', [
    'readmit mfe-content 0.1.0-344d2de1ee --reason "its backend hung, not it"',
  ]).action((remote: string, version: string, cause: CauseOptions) => reply(readmit(openStore(), remote, version, causeOf(cause))));
  move(program, 'withdraw <remote>', 'take a remote out of the shop, also one that has nothing to go back to', [
    'withdraw mfe-gift --reason "opened too early"',
  ]).action((remote: string, cause: CauseOptions) => reply(withdraw(openStore(), remote, causeOf(cause))));
  move(program, 'channel', 'point a channel at a released version; "canary off" ends a canary', [
    'channel mfe-content stable 0.1.0-344d2de1ee',
    'channel mfe-content canary off',
  ])
    .argument('<remote>')
    .addArgument(new Argument('<channel>').choices(['stable', 'canary']))
    .argument('<version>')
    .addOption(shareOption())
    .action((remote: string, name: ChannelName, version: string, { share, ...cause }: CauseOptions & { share: number }) =>
      reply(
        name === 'canary' && version === 'off'
          ? stopCanary(openStore(), remote, causeOf(cause))
          : point(openStore(), remote, version, targetOf(name, share), causeOf(cause)),
      ),
    );
}

function targetOf(channel: ChannelName, share: number): ChannelTarget {
  return channel === 'stable' ? { channel } : { channel, share };
}
