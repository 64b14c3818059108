import { Argument, type Command, Option } from 'commander';
import type { ChannelTarget } from '../../channels/index.ts';
import { endExclusion } from '../../exclusion/index.ts';
import { type RollbackOutcome, rollBack, withdraw } from '../../rollback/index.ts';
import type { ChannelName, ReleaseStore } from '../../store/index.ts';
import { type CanaryFlags, canaryTarget, point, shareOption, stopCanary, withCanaryOptions } from '../canaries/index.ts';
import {
  type AttributionOptions,
  type CommandContext,
  type CommandResult,
  EXIT,
  findUnknownRemote,
  isReleaseApiAddress,
  refusedResult,
  releaseApiOption,
  resultOf,
  UsageError,
  withAttribution,
} from '../command/index.ts';
import { findProject, withDownload } from '../development/index.ts';
import { publish } from './publish.ts';

interface ReleaseFlags extends AttributionOptions, CanaryFlags {
  readonly channel: ChannelName | false;
  readonly build: boolean;
  readonly onlyNew?: boolean;
  readonly to?: string;
  readonly url?: string;
}

/** `release`, `rollback`, `readmit`, `withdraw`, `channel`: the version for all visitors. */
export function addReleaseCommands(program: Command, context: CommandContext): void {
  const { openStore, attributionOf, addMove, run } = context;
  addRelease(program, context);
  addMove(program, 'rollback <remote>', 'give all visitors the version before the live one; ends its canary and its experiment', [
    'rollback mfe-content --reason "empty news page"',
    'rollback mfe-content --to 0.1.0-344d2de1ee',
  ])
    .option(
      '--to <version>',
      'go back to this version; an address is the release API of a shop elsewhere, and may come besides',
      (to: string, others: readonly string[] = []) => [...others, to],
    )
    .action(
      run(async (remote: string, { to = [], ...flags }: AttributionOptions & { to?: readonly string[] }) => {
        const [store, version] = [openStore(), to.findLast((text) => !isReleaseApiAddress(text))];
        const outcome = await rollBack(store, { remote, to: version, attribution: attributionOf(flags) });
        return report(store, remote, outcome, (now, changed) =>
          changed ? `${remote} is back at ${now}.` : `${remote} ${now} is live already; nothing changed.`,
        );
      }),
    );
  addMove(program, 'readmit <remote> <version>', 'end the exclusion of a version, by an operator or by evidence', [
    'readmit mfe-content 0.1.0-344d2de1ee --reason "its backend hung, not it"',
  ]).action(
    run(async (remote: string, version: string, flags: AttributionOptions) => {
      const store = openStore();
      const refusal = await endExclusion(store, { remote, version, attribution: attributionOf(flags) });
      if (refusal) return refusedResult('Nothing has changed:', [(await findUnknownRemote(store, remote)) ?? refusal]);
      return resultOf(`Servers may choose ${remote} ${version} again, where a channel or an experiment names it.`, { remote, version });
    }),
  );
  addMove(program, 'withdraw <remote>', 'take a remote out of the shop, also one that has nothing to go back to', [
    'withdraw mfe-gift --reason "opened too early"',
  ]).action(
    run(async (remote: string, flags: AttributionOptions) => {
      const store = openStore();
      const outcome = await withdraw(store, { remote, attribution: attributionOf(flags) });
      return report(store, remote, outcome, () => `${remote} has left the shop; its releases stay in the store.`);
    }),
  );
  addMove(program, 'channel', 'point a channel at a released version; "canary off" ends a canary', [
    'channel mfe-content stable 0.1.0-344d2de1ee',
    'channel mfe-content canary off',
  ])
    .argument('<remote>')
    .addArgument(new Argument('<channel>').choices(['stable', 'canary']))
    .argument('<version>')
    .addOption(shareOption())
    .action(
      run((remote: string, channel: ChannelName, version: string, flags: AttributionOptions & { share: number }) => {
        const target: ChannelTarget = channel === 'stable' ? { channel } : { channel, share: flags.share };
        const isEnd = channel === 'canary' && version === 'off';
        return isEnd
          ? stopCanary(openStore(), remote, attributionOf(flags))
          : point(context, remote, version, { target, attribution: attributionOf(flags) });
      }),
    );
}

function addRelease(
  program: Command,
  { root, own, readBackend, firstLoad, openStore, releaseApi, attributionOf, addLocal, run }: CommandContext,
): void {
  const releasing = addLocal(program, own ? 'release [remote]' : 'release <remote>', 'build a remote, check it and make it live', [
    'release mfe-content',
    'release mfe-content --channel canary --share 10',
    'release mfe-content --channel canary --plan 1,10,50,100 --hold 10m --min-visitors 500',
    'release mfe-content --to https://releases.shop.example',
    'release recipes --url https://recipes.example/builds/7/mf-manifest.json',
    'release mfe-content --no-channel --reason "for the experiment of next week"',
  ])
    .addOption(new Option('--channel <channel>', 'who gets it').choices(['stable', 'canary']).default('stable'))
    .option('--no-channel', 'store it and show it to no one');
  withCanaryOptions(withAttribution(releasing))
    .option('--no-build', 'release dist as it is')
    .option('--url <address>', 'instead of a build: the files stay at the address of this mf-manifest.json, pinned by integrity')
    .option('--only-new', 'leave the channels alone when this content was released before')
    .addOption(releaseApiOption('release there, and not into a store'))
    .action(
      run(async (named: string | undefined, flags: ReleaseFlags) => {
        const { channel, build, onlyNew = false, to, url, plan } = flags;
        if (plan !== undefined && channel !== 'canary') throw new UsageError('--plan is for a canary: add --channel canary.');
        const attribution = attributionOf(flags);
        const target = channel === 'canary' ? canaryTarget(flags, attribution.at) : channel ? { channel } : null;
        if (target && 'explanation' in target) return refusedResult('Nothing was released:', [target]);
        const client = releaseApi(to);
        const store = client ? null : openStore();
        const project = await findProject({ root, own }, named);
        const { remote, packageVersion, packageFile } = project;
        const unfit = await project.check();
        if (unfit.length > 0) return refusedResult(`${remote} was not released:`, unfit);
        await client?.requireAccess(remote);
        const send = async (folder: string): Promise<CommandResult> => {
          const request = { remote, folder, packageVersion, target, onlyNew, attribution };
          if (store) return publish({ ...request, store, modulesFrom: packageFile, backend: readBackend(), firstLoad: firstLoad() });
          const { code = EXIT.failed, ...answer } = (await client?.release(request)) ?? { lines: [], data: {} };
          return { ...answer, code, refused: code !== EXIT.done };
        };
        if (url !== undefined) return withDownload(url, project.folder, send);
        if (build) await project.build();
        return send(project.dist);
      }),
    );
}

async function report(
  store: ReleaseStore,
  remote: string,
  outcome: RollbackOutcome,
  sentence: (version: string | null, changed: boolean) => string,
): Promise<CommandResult> {
  if (outcome.type === 'refused') {
    const unknown = await findUnknownRemote(store, remote);
    return unknown ? refusedResult('Nothing has changed:', [unknown]) : refusedResult(`${remote} stays as it is:`, outcome.refusals);
  }
  const { version, changed, pointers, left, endedExperiment, warning } = outcome;
  const lines = [
    sentence(version, changed),
    ...Object.entries(left).map(([gone, places]) => `${gone} has left ${places.join(', ')}.`),
    ...(endedExperiment === null ? [] : [`The experiment "${endedExperiment}" has ended.`]),
    ...(warning === null ? [] : [`Beware: ${warning} If an experiment runs on ${remote}, its arms are still shown.`]),
  ];
  return resultOf(lines, { remote, changed, stable: pointers.stable, canary: pointers.canary, left, endedExperiment, warning });
}
