import { Argument, type Command, Option } from 'commander';
import type { ChannelTarget } from '../../channels/index.ts';
import { readBackend } from '../../gate/index.ts';
import type { ChannelName } from '../../store/index.ts';
import { point, stopCanary } from '../canaries/index.ts';
import type { CommandContext } from '../context/index.ts';
import { type AttributionOptions, type CanaryFlags, canaryTarget, shareOption, withCanaryOptions } from '../options/index.ts';
import { refusedResult, UsageError } from '../output/index.ts';
import { releaseApiOption } from '../release-api/index.ts';
import { readmit } from './readmit.ts';
import { release, releaseThrough } from './release.ts';
import { rollback, withdraw } from './rollback.ts';

interface ReleaseFlags extends AttributionOptions, CanaryFlags {
  readonly channel: ChannelName | false;
  readonly build: boolean;
  readonly onlyNew?: boolean;
  readonly to?: string;
}

/** `release`, `rollback`, `withdraw`, `channel`: the version for all visitors. */
export function addReleaseCommands(
  program: Command,
  { root, own, env, openStore, releaseApi, reply, attributionOf, addChangeCommand }: CommandContext,
): void {
  const releasing = addChangeCommand(program, own ? 'release [remote]' : 'release <remote>', 'build a remote, check it and make it live', [
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
      const attribution = attributionOf(flags);
      const target = channel === 'canary' ? canaryTarget(flags, attribution.at) : channel ? { channel } : null;
      if (target && 'explanation' in target) return reply(Promise.resolve(refusedResult('Nothing was released:', [target])));
      const options = { target, build, onlyNew, attribution };
      const client = releaseApi(to);
      const repository = { root, own };
      if (client) return reply(releaseThrough(client, repository, remote, options));
      return reply(release(openStore(), repository, remote, { ...options, backend: readBackend(env) }));
    });
  addChangeCommand(program, 'rollback <remote>', 'give all visitors the version before the live one; ends its canary and its experiment', [
    'rollback mfe-content --reason "empty news page"',
    'rollback mfe-content --to 0.1.0-344d2de1ee',
  ])
    .option('--to <version>', 'go back to this version; an address is the release API of a shop elsewhere, and may come besides')
    .action((remote: string, { to, ...attribution }: AttributionOptions & { to?: string }) =>
      reply(rollback(openStore(), remote, to, attributionOf(attribution))),
    );
  addChangeCommand(program, 'readmit <remote> <version>', 'end the exclusion of a version, by an operator or by evidence', [
    'readmit mfe-content 0.1.0-344d2de1ee --reason "its backend hung, not it"',
  ]).action((remote: string, version: string, attribution: AttributionOptions) =>
    reply(readmit(openStore(), remote, version, attributionOf(attribution))),
  );
  addChangeCommand(program, 'withdraw <remote>', 'take a remote out of the shop, also one that has nothing to go back to', [
    'withdraw mfe-gift --reason "opened too early"',
  ]).action((remote: string, attribution: AttributionOptions) => reply(withdraw(openStore(), remote, attributionOf(attribution))));
  addChangeCommand(program, 'channel', 'point a channel at a released version; "canary off" ends a canary', [
    'channel mfe-content stable 0.1.0-344d2de1ee',
    'channel mfe-content canary off',
  ])
    .argument('<remote>')
    .addArgument(new Argument('<channel>').choices(['stable', 'canary']))
    .argument('<version>')
    .addOption(shareOption())
    .action((remote: string, name: ChannelName, version: string, { share, ...attribution }: AttributionOptions & { share: number }) =>
      reply(
        name === 'canary' && version === 'off'
          ? stopCanary(openStore(), remote, attributionOf(attribution))
          : point(openStore(), remote, version, targetOf(name, share), attributionOf(attribution)),
      ),
    );
}

function targetOf(channel: ChannelName, share: number): ChannelTarget {
  return channel === 'stable' ? { channel } : { channel, share };
}
