import { type Command, Option } from 'commander';
import { DEFAULT_GOALS } from '../../experiments/index.ts';
import type { CommandContext } from '../context/index.ts';
import type { AttributionOptions } from '../options/index.ts';
import { type LinkFlags, linkArm, placeOf, requirePath, withLinkOptions } from '../preview/index.ts';
import { start, stop } from './experiments.ts';
import { experimentResults, experimentStatus } from './results.ts';

interface StartFlags {
  readonly name: string;
  readonly arms: string;
  readonly goals: string;
  readonly locale?: readonly string[];
  readonly device?: readonly ('mobile' | 'tablet' | 'desktop')[];
  readonly path?: readonly string[];
  readonly signedIn?: 'yes' | 'no';
}

/** `experiment start`, `status`, `results`, `link`, `stop`: visitors split over versions of one remote. */
export function addExperimentCommands(
  program: Command,
  { openStore, withResults, reply, attributionOf, addReadCommand, addChangeCommand, shop }: CommandContext,
): void {
  const experiment = program.command('experiment').description('split visitors over versions of one remote');
  addChangeCommand(experiment, 'start <remote>', 'start an experiment', [
    'experiment start mfe-content --name lead --arms a=0.1.0-344d2de1ee:50,b=0.1.0-91c2d0aa17:50',
    'experiment start mfe-catalog --name cards --arms a=0.1.0-5be0c1a4f2:1,b=0.1.0-0a17bb2d3c:1 --locale ru --device mobile tablet',
  ])
    .requiredOption('--name <name>', 'name of the experiment')
    .requiredOption('--arms <arms>', 'name=version:weight,name=version:weight')
    .addOption(new Option('--locale <codes...>', 'only for pages in these languages').choices(['ru', 'en']))
    .addOption(new Option('--device <kinds...>', 'only on these devices').choices(['mobile', 'tablet', 'desktop']))
    .option('--path <paths...>', 'only for visits of these paths, without a language; /news/* is all below')
    .addOption(new Option('--signed-in <yes|no>', 'only for who is signed in, or is not').choices(['yes', 'no']))
    .option('--goals <sids>', 'events of the bus that are counted, the one that matters first', DEFAULT_GOALS.join(','))
    .action((remote: string, { name, arms, goals, locale, device, path, signedIn, ...attribution }: AttributionOptions & StartFlags) => {
      const audience = {
        ...(locale && { locales: locale }),
        ...(device && { devices: device }),
        ...(path && { paths: path.map(requirePath) }),
        ...(signedIn && { signedIn: signedIn === 'yes' }),
      };
      return reply(start(openStore(), { remote, name, arms, audience, goals: goals.split(',') }, attributionOf(attribution)));
    });
  addReadCommand(experiment, 'status [experiment]', 'show the experiments that run, with the visitors they had', [
    'experiment status --json',
  ]).action((only: string | undefined) => reply(withResults((results) => experimentStatus(openStore(), results, only))));
  addReadCommand(experiment, 'results <experiment>', 'show what came of an experiment, also after its end; as often as you like', [
    'experiment results lead',
    'experiment results mfe-content --json',
  ]).action((name: string) => reply(withResults((results) => experimentResults(openStore(), results, name))));
  withLinkOptions(
    addReadCommand(experiment, 'link <experiment> <arm>', 'print an address that shows its holder one arm, and does not count them', [
      'experiment link lead b',
      'experiment link mfe-content b --shop https://shop.example --path /news --hours 2',
    ]),
    shop,
  ).action((name: string, arm: string, flags: LinkFlags) => reply(linkArm(openStore(), { experiment: name, arm, ...placeOf(flags) })));
  addChangeCommand(experiment, 'stop <remote>', 'stop the experiment: its visitors return to the channels', [
    'experiment stop mfe-content --reason "b has won"',
  ]).action((remote: string, attribution: AttributionOptions) => reply(stop(openStore(), remote, attributionOf(attribution))));
}
