import { Argument, type Command, Option } from 'commander';
import type { ChannelTarget } from '../channels/index.ts';
import type { ChannelName } from '../store/index.ts';
import type { CauseOptions } from './cause.ts';
import { point, stopCanary } from './channels.ts';
import { rollback, withdraw } from './going-back.ts';
import { readmit } from './readmit.ts';
import { release, releaseThrough } from './release.ts';
import { shareOption, type Workbench } from './workbench.ts';

interface ReleaseFlags extends CauseOptions {
  readonly channel: ChannelName | false;
  readonly share: number;
  readonly build: boolean;
  readonly onlyNew?: boolean;
  readonly to?: string;
}

/** `release`, `rollback`, `withdraw`, `channel`: what everybody gets. */
export function addReleaseCommands(program: Command, { root, own, openStore, door, reply, causeOf, move }: Workbench): void {
  move(program, own ? 'release [remote]' : 'release <remote>', 'build a remote, check it and make it live', [
    'release mfe-content',
    'release mfe-content --channel canary --share 10',
    'release mfe-content --to https://releases.shop.example',
    'release mfe-content --no-channel --reason "for the experiment of next week"',
  ])
    .addOption(new Option('--channel <channel>', 'who gets it').choices(['stable', 'canary']).default('stable'))
    .option('--no-channel', 'store it and show it to no one')
    .addOption(shareOption())
    .option('--no-build', 'release dist as it is')
    .option('--only-new', 'leave the channels alone when this content was released before')
    .option('--to <address>', 'release at the door of a shop elsewhere, instead of into a store; VITRAVA_DOOR names it for all commands')
    .action((remote: string | undefined, { channel, share, build, onlyNew = false, to, ...cause }: ReleaseFlags) => {
      const options = { target: channel ? targetOf(channel, share) : null, build, onlyNew, cause: causeOf(cause) };
      const far = door(to);
      return reply(far ? releaseThrough(far, { root, own }, remote, options) : release(openStore(), { root, own }, remote, options));
    });
  move(program, 'rollback <remote>', 'give all visitors the version before the live one; ends its canary and its experiment', [
    'rollback mfe-content --reason "empty news page"',
    'rollback mfe-content --to 0.1.0-344d2de1ee',
  ])
    .option('--to <version>', 'go back to this version; an address is the door that it is sent to')
    .action((remote: string, { to, ...cause }: CauseOptions & { to?: string }) => reply(rollback(openStore(), remote, to, causeOf(cause))));
  move(program, 'readmit <remote> <version>', 'let servers choose a version again that they left out for what it did', [
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
