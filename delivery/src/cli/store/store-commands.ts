import { type Command, Option } from 'commander';
import { readBackend } from '../../gate/index.ts';
import { prune } from '../../prune/index.ts';
import { type AttributionOptions, type CommandContext, refusedResult, resultOf, toNumber, withAttribution } from '../command/index.ts';
import { developerKey } from '../development/index.ts';
import { checkApi } from './check-api.ts';
import { history } from './history.ts';
import { list } from './list.ts';
import { status } from './status.ts';
import { types } from './types.ts';

interface PruneFlags extends AttributionOptions {
  readonly keep: number;
  readonly days: number;
  readonly dryRun?: boolean;
}

/** `status`, `list`, `history`, `types`, `check-api`, `developer-key`, `prune`: the content of the store. */
export function addStoreCommands(program: Command, context: CommandContext): void {
  const { env, openStore, withSums, attributionOf, addRead, addLocal, addSigned, run } = context;
  addRead(program, 'status', 'show what visitors get of each remote, what is watched, and what is wrong', [
    'status',
    'status --json',
  ]).action(run(() => withSums((sums) => status(openStore(), sums))));
  addRead(program, 'list [remote]', 'show releases and what points at them', ['list', 'list mfe-content --json']).action(
    run((remote: string | undefined) => list(openStore(), remote)),
  );
  addRead(program, 'history [remote]', 'show who moved what, when and why, the newest first', ['history', 'history mfe-content --limit 5'])
    .addOption(new Option('--limit <count>', 'at most so many moves; 0 for all').argParser(toNumber).default(20))
    .action(run((remote: string | undefined, { limit }: { limit: number }) => history(openStore(), remote, limit)));
  addRead(program, 'types <remote>', 'print the bus units of a live release, as a module for the remotes that use them', [
    'types mfe-chat > src/bus/chat.ts',
  ]).action(run((remote: string) => types(openStore(), remote)));
  addLocal(program, 'check-api [document]', 'say which live releases an API would break, by its OpenAPI document: an address or a file', [
    'check-api',
    'check-api https://api-next.shop.example/api/schema/',
    'check-api openapi.json --json',
  ]).action(
    run((document: string | undefined) =>
      checkApi(openStore(), readBackend(document === undefined ? env : { ...env, API_CONTRACT: document })),
    ),
  );
  addSigned(
    program,
    'developer-key <remotes...>',
    'make a key with which one person tries working builds in the running shop',
    ['developer-key mfe-gift --for Ann --hours 8'],
    { of: (remotes: readonly string[]) => remotes },
  )
    .requiredOption('--for <person>', 'whose key it is')
    .addOption(new Option('--hours <hours>', 'how long it holds').argParser(toNumber).default(12))
    .action(
      run((remotes: readonly string[], { for: person, hours }: { for: string; hours: number }) =>
        developerKey(openStore(), { remotes, person, hours }),
      ),
    );
  withAttribution(
    addLocal(program, 'prune', 'remove releases that nothing needs, and half-written ones', [
      'prune --dry-run',
      'prune --keep 3 --days 30',
    ]),
  )
    .addOption(new Option('--keep <count>', 'newest releases kept per remote').argParser(toNumber).default(5))
    .addOption(new Option('--days <days>', 'days a release stays after it was made or was live').argParser(toNumber).default(7))
    .option('--dry-run', 'only list what would be removed')
    .action(
      run(async ({ keep, days, dryRun = false, ...flags }: PruneFlags) => {
        const outcome = await prune(openStore(), {
          keep,
          days,
          dryRun,
          attribution: attributionOf(flags),
          provider: env.EXPERIMENT_PROVIDER,
        });
        if (outcome.type === 'refused') return refusedResult('Nothing was removed:', outcome.refusals);
        const names = outcome.releases.map(({ remote, version }) => `  ${remote} ${version}`);
        const lines = [`${names.length} releases ${dryRun ? 'would be removed' : 'removed'}.`, ...names];
        return resultOf(lines, { dryRun, releases: outcome.releases });
      }),
    );
}
