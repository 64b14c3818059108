import { LOCALE_CODES } from '@vitrava/shared-kit/contracts/locale';
import { type Command, Option } from 'commander';
import {
  DEFAULT_GOALS,
  findUncountable,
  goalsOf,
  parseArms,
  readFlagFile,
  startExperiment,
  stopExperiment,
} from '../../experiments/index.ts';
import { readLive } from '../../gate/index.ts';
import { notOpenedNotes } from '../../release/index.ts';
import { runsIn } from '../../results/index.ts';
import type { ReleaseStore } from '../../store/index.ts';
import { type AttributionOptions, type CommandContext, refusedResult, resultOf } from '../command/index.ts';
import { type LinkFlags, linkArm, placeOf, requirePath, withLinkOptions } from '../preview/index.ts';
import { experimentResults, experimentStatus } from './results.ts';

interface StartFlags extends AttributionOptions {
  readonly name: string;
  readonly arms: string;
  readonly goals: string;
  readonly locale?: readonly string[];
  readonly device?: readonly ('mobile' | 'tablet' | 'desktop')[];
  readonly path?: readonly string[];
  readonly signedIn?: 'yes' | 'no';
}

/** `experiment start`, `status`, `results`, `link`, `stop`: visitors split over versions of one remote. */
export function addExperimentCommands(program: Command, context: CommandContext): void {
  const { openStore, withResults, attributionOf, addRead, addMove, addSigned, run, shop } = context;
  const experiment = program.command('experiment').description('split visitors over versions of one remote');
  addStart(experiment, context);
  addRead(experiment, 'status [experiment]', 'show the experiments that run, with the visitors they had', [
    'experiment status --json',
  ]).action(run((only: string | undefined) => withResults((results) => experimentStatus(openStore(), results, only))));
  addRead(experiment, 'results <experiment>', 'show what came of an experiment, also after its end; as often as you like', [
    'experiment results lead',
    'experiment results mfe-content --json',
  ]).action(run((name: string) => withResults((results) => experimentResults(openStore(), results, name))));
  withLinkOptions(
    addSigned(
      experiment,
      'link <experiment> <arm>',
      'print an address that shows its holder one arm, and does not count them',
      ['experiment link lead b', 'experiment link mfe-content b --shop https://shop.example --path /news --hours 2'],
      { of: (name: string) => remotesOnTrial(openStore(), name) },
    ),
    shop,
  ).action(run((name: string, arm: string, flags: LinkFlags) => linkArm(openStore(), { experiment: name, arm, ...placeOf(flags) })));
  addMove(experiment, 'stop <remote>', 'stop the experiment: its visitors return to the channels', [
    'experiment stop mfe-content --reason "b has won"',
  ]).action(
    run(async (remote: string, flags: AttributionOptions) => {
      const outcome = await stopExperiment(openStore(), remote, attributionOf(flags));
      if (outcome.type === 'refused') return refusedResult('Nothing was stopped:', outcome.refusals);
      const sentence = `The experiment "${outcome.experiment}" on ${remote} has stopped; its visitors return to the channels.`;
      return resultOf(sentence, { remote, experiment: outcome.experiment });
    }),
  );
}

function addStart(experiment: Command, { openStore, readBackend, attributionOf, addMove, run }: CommandContext): void {
  addMove(experiment, 'start <remote>', 'start an experiment', [
    'experiment start mfe-content --name lead --arms a=0.1.0-344d2de1ee:50,b=0.1.0-91c2d0aa17:50',
    'experiment start mfe-catalog --name cards --arms a=0.1.0-5be0c1a4f2:1,b=0.1.0-0a17bb2d3c:1 --locale ru --device mobile tablet',
  ])
    .requiredOption('--name <name>', 'name of the experiment')
    .requiredOption('--arms <arms>', 'name=version:weight,name=version:weight')
    .addOption(new Option('--locale <codes...>', 'only for pages in these languages').choices(LOCALE_CODES))
    .addOption(new Option('--device <kinds...>', 'only on these devices').choices(['mobile', 'tablet', 'desktop']))
    .option('--path <paths...>', 'only for visits of these paths, without a language; /news/* is all below')
    .addOption(new Option('--signed-in <yes|no>', 'only for who is signed in, or is not').choices(['yes', 'no']))
    .option('--goals <sids>', 'events of the bus that are counted, the one that matters first', DEFAULT_GOALS.join(','))
    .action(
      run(async (remote: string, flags: StartFlags) => {
        const { name, locale, device, path, signedIn } = flags;
        const audience = {
          ...(locale && { locales: locale }),
          ...(device && { devices: device }),
          ...(path && { paths: path.map(requirePath) }),
          ...(signedIn && { signedIn: signedIn === 'yes' }),
        };
        const [store, goals] = [openStore(), flags.goals.split(',')];
        const notStarted = (...refusals: Parameters<typeof refusedResult>[1]) => refusedResult('The experiment was not started:', refusals);
        const arms = parseArms(flags.arms);
        if ('explanation' in arms) return notStarted(arms);
        const uncountable = findUncountable(goals, goalsOf(await readLive(store)));
        if (uncountable) return notStarted(uncountable);
        const { contract } = await readBackend();
        const outcome = await startExperiment(store, { remote, name, arms, audience, goals }, attributionOf(flags), contract);
        if (outcome.type === 'refused') return notStarted(...outcome.refusals);
        const total = arms.reduce((sum, { weight }) => sum + weight, 0);
        const shares = arms.map((arm) => `${arm.name} ${((arm.weight / total) * 100).toFixed(0)} % (${arm.version})`);
        const notes = await notOpenedNotes(store, { remote, versions: [...new Set(arms.map(({ version }) => version))] });
        return resultOf([`The experiment "${name}" runs on ${remote}: ${shares.join(', ')}.`, ...notes], {
          remote,
          experiment: name,
          arms,
        });
      }),
    );
}

/** The remote of an experiment, by either name; none for one that does not run, which the command reports. */
async function remotesOnTrial(store: ReleaseStore, experiment: string): Promise<readonly string[]> {
  const file = readFlagFile(await store.flags());
  if ('explanation' in file) return [];
  return runsIn(file).flatMap((run) => (run.experiment === experiment || run.remote === experiment ? [run.remote] : []));
}
