import { type Command, Option } from 'commander';
import { readBackend } from '../../gate/index.ts';
import type { CommandContext } from '../context/index.ts';
import { developerKey } from '../development/index.ts';
import { type AttributionOptions, toNumber } from '../options/index.ts';
import { checkApi } from './check-api.ts';
import { history } from './history.ts';
import { list } from './list.ts';
import { prune } from './prune.ts';
import { status } from './status.ts';

interface PruneFlags extends AttributionOptions {
  readonly keep: number;
  readonly days: number;
  readonly dryRun?: boolean;
}

/** `status`, `list`, `history`, `check-api`, `prune`: the content of the store. */
export function addStoreCommands(
  program: Command,
  { env, openStore, withSums, reply, attributionOf, addReadCommand, addChangeCommand }: CommandContext,
): void {
  addReadCommand(program, 'status', 'show what visitors get of each remote, what is watched, and what is wrong', [
    'status',
    'status --json',
  ]).action(() => reply(withSums((sums) => status(openStore(), sums))));
  addReadCommand(program, 'list [remote]', 'show releases and what points at them', ['list', 'list mfe-content --json']).action(
    (remote: string | undefined) => reply(list(openStore(), remote)),
  );
  addReadCommand(program, 'history [remote]', 'show who moved what, when and why, the newest first', [
    'history',
    'history mfe-content --limit 5',
  ])
    .addOption(new Option('--limit <count>', 'at most so many moves; 0 for all').argParser(toNumber).default(20))
    .action((remote: string | undefined, { limit }: { limit: number }) => reply(history(openStore(), remote, limit)));
  addReadCommand(
    program,
    'check-api [document]',
    'say which live releases an API would break, by its OpenAPI document: an address or a file',
    ['check-api', 'check-api https://api-next.shop.example/api/schema/', 'check-api openapi.json --json'],
  ).action((document: string | undefined) =>
    reply(checkApi(openStore(), readBackend(document === undefined ? env : { ...env, API_CONTRACT: document }))),
  );
  addReadCommand(program, 'developer-key <remotes...>', 'make a key with which one person tries working builds in the running shop', [
    'developer-key mfe-gift --for Ann --hours 8',
  ])
    .requiredOption('--for <person>', 'whose key it is')
    .addOption(new Option('--hours <hours>', 'how long it holds').argParser(toNumber).default(12))
    .action((remotes: string[], { for: person, hours }: { for: string; hours: number }) =>
      reply(developerKey(openStore(), { remotes, person, hours })),
    );
  addChangeCommand(program, 'prune', 'remove releases that nothing needs, and half-written ones', [
    'prune --dry-run',
    'prune --keep 3 --days 30',
  ])
    .addOption(new Option('--keep <count>', 'newest releases kept per remote').argParser(toNumber).default(5))
    .addOption(new Option('--days <days>', 'days a release stays after a page was composed of it').argParser(toNumber).default(7))
    .option('--dry-run', 'only list what would be removed')
    .action(({ keep, days, dryRun = false, ...attribution }: PruneFlags) =>
      reply(prune(openStore(), { keep, days, dryRun, attribution: attributionOf(attribution) })),
    );
}
