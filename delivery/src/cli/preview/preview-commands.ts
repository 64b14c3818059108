import { type Command, Option } from 'commander';
import { readCompositionId } from '../../composition-id/index.ts';
import { type LinkOutcome, type LinkPlace, linkToArm, linkToComposition, linkToVersions } from '../../preview/index.ts';
import type { ReleaseStore } from '../../store/index.ts';
import { type CommandContext, type CommandResult, isShopAddress, refusedResult, resultOf, toNumber, UsageError } from '../command/index.ts';

/** The options of every command that prints a link. */
export interface LinkFlags {
  /** Absent at a release API without the address of its shop. */
  readonly shop?: string;
  readonly path: string;
  readonly hours: number;
}

/** Where a link leads: the shop's address, and a place in it. */
export interface PlaceInShop extends LinkPlace {
  readonly shop: string;
}

/** Where `npm start` runs the shop. */
export const LOCAL_SHOP = 'http://127.0.0.1:3000';
const HOUR_MS = 3_600_000;
/** A link passed on by mistake is open for at most so long. Unneeded releases may be pruned before. */
const MAX_HOURS = 30 * 24;

/** `preview` and `replay`: the shop with other versions, for the holder of a link. */
export function addPreviewCommands(program: Command, { openStore, addSigned, run, shop }: CommandContext): void {
  withLinkOptions(
    addSigned(
      program,
      'preview <remote@version...>',
      'print an address whose holder alone sees these versions in the running shop',
      [
        'preview mfe-content@0.1.0-344d2de1ee --shop https://shop.example',
        'preview mfe-content@0.1.0-344d2de1ee mfe-catalog@0.1.0-5be0c1a4f2 --path /news --hours 2',
        'preview mfe-content@0.1.0-344d2de1ee --shop https://shop.example --to https://releases.shop.example',
      ],
      { of: (named: readonly string[]) => named.map((text) => text.split('@')[0] ?? '') },
    ),
    shop,
  ).action(
    run(async (named: readonly string[], flags: LinkFlags) => {
      const place = placeOf(flags);
      return linkResult(await linkToVersions(openStore(), readVersions(named), place), place, 'sees these versions');
    }),
  );
  withLinkOptions(
    addSigned(
      program,
      'replay <id>',
      'print an address whose holder alone sees the versions of a page again, by the id of its composition',
      [
        'replay 344d2de-91c2d0a_5be0c1a4f2d7 --path /news',
        `replay '{"msg":"render failed","composition":"344d2de-91c2d0a_5be0c1a4f2d7"}' --shop https://shop.example --hours 2`,
      ],
      // The page of a composition has parts of all teams, and a visitor saw it as it is.
      { of: (id: string) => remotesOf(openStore(), id), isOneEnough: true },
    ),
    shop,
  ).action(
    run(async (id: string, flags: LinkFlags) => {
      const place = placeOf(flags);
      return linkResult(await linkToComposition(openStore(), id, place), place, 'sees that composition');
    }),
  );
}

async function remotesOf(store: ReleaseStore, id: string): Promise<readonly string[]> {
  const composition = await readCompositionId(store, id);
  return composition.type === 'named' ? composition.versions.map(({ remote }) => remote) : [];
}

/** Where a link leads, and how long it holds. */
export function withLinkOptions(command: Command, shop: string | null): Command {
  return command
    .option('--shop <address>', 'where the shop is, instead of VITRAVA_SHOP', shop ?? undefined)
    .option('--path <path>', 'the page it leads to', '/')
    .addOption(
      new Option('--hours <hours>', 'how long it holds, unless prune removes a version of it before').argParser(toNumber).default(24),
    );
}

/** Reads the options of a link; throws a sentence when they cannot be meant. */
export function placeOf({ shop, path, hours }: LinkFlags): PlaceInShop {
  if (shop === undefined)
    throw new UsageError('This release API does not know where its shop is: name it, --shop https://shop.example, or set VITRAVA_SHOP.');
  if (!isShopAddress(shop)) throw new UsageError(`--shop is "${shop}", but must be an address such as https://shop.example.`);
  if (hours <= 0 || hours > MAX_HOURS) throw new UsageError(`A link holds for at most ${MAX_HOURS} hours, not for ${hours}.`);
  return { shop, path: requirePath(path), expiresAt: new Date(Date.now() + hours * HOUR_MS).toISOString() };
}

/** Refuses any other text than a path of the shop. */
export function requirePath(path: string): string {
  // URL parsers remove control characters: `/\t/host` is `//host` for them.
  if (/^\/(?![/\\])\P{Cc}*$/u.test(path)) return path;
  throw new UsageError(`"${path}" is no path of the shop: it must begin with one slash.`);
}

/** `experiment link <experiment> <arm>`: an address that shows its holder one arm. */
export async function linkArm(
  store: ReleaseStore,
  { experiment, arm, ...place }: PlaceInShop & { readonly experiment: string; readonly arm: string },
): Promise<CommandResult> {
  return linkResult(await linkToArm(store, { experiment, arm }, place), place, 'sees the arm');
}

function linkResult(made: LinkOutcome, { shop, expiresAt }: PlaceInShop, sees: string): CommandResult {
  if ('refusals' in made) return refusedResult('There is no link:', made.refusals);
  const url = new URL(made.path, shop).href;
  return resultOf([url, `Its holder ${sees} until ${expiresAt}, and is not counted. The ribbon on the page ends it.`], {
    url,
    expiresAt,
  });
}

/** Versions as the command line has them: `mfe-content@0.1.0-344d2de1ee`. */
function readVersions(named: readonly string[]): Record<string, string> {
  const pairs = named.map((text) => /^([a-z][a-z0-9-]*)@([0-9A-Za-z.-]+)$/.exec(text));
  const broken = pairs.indexOf(null);
  if (broken >= 0) throw new UsageError(`"${named[broken]}" is no version of a remote: write it as mfe-content@0.1.0-344d2de1ee.`);
  const versions = pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? ''] as const);
  const twice = versions.find(([remote], index) => versions.some(([other], at) => at < index && other === remote));
  if (twice) throw new UsageError(`${twice[0]} stands there twice: a page has one version of it.`);
  return Object.fromEntries(versions);
}
