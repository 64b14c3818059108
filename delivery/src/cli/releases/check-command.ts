import type { Command } from 'commander';
import { readBackend } from '../../gate/index.ts';
import type { CommandContext } from '../context/index.ts';
import { releaseApiOption } from '../release-api/index.ts';
import { check, gateHere, gateOf } from './check.ts';

/** `check`: all checks of a release. */
export function addCheckCommand(program: Command, { root, own, env, openStore, releaseApi, reply, addReadCommand }: CommandContext): void {
  addReadCommand(program, own ? 'check [remote]' : 'check <remote>', 'ask everything that a release is asked, and release nothing', [
    ...(own ? ['check --store ../shop/.data/releases'] : ['check mfe-content']),
    `check${own ? '' : ' mfe-content'} --to https://releases.shop.example`,
  ])
    .addOption(releaseApiOption('ask its gate, beside what is live there'))
    .option('--no-build', 'check dist as it is')
    .action((remote: string | undefined, { to, build }: { to?: string; build: boolean }) => {
      const client = releaseApi(to);
      const hasStore = !own || own.hasStore || program.opts<{ store?: string }>().store !== undefined;
      return reply(
        check(client ? gateOf(client) : gateHere(hasStore ? openStore() : null, readBackend(env)), { root, own }, remote, { build }),
      );
    });
}
