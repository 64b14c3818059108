import { type Command, Option } from 'commander';
import type { CommandContext } from '../context/index.ts';
import { isShopAddress, toNumber } from '../options/index.ts';
import { UsageError } from '../output/index.ts';
import { type PlaceInShop, preview, replay } from './preview.ts';

/** The options of every command that prints a link. */
export interface LinkFlags {
  /** Absent at a release API without the address of its shop. */
  readonly shop?: string;
  readonly path: string;
  readonly hours: number;
}

/** Where `npm start` runs the shop. */
export const LOCAL_SHOP = 'http://127.0.0.1:3000';
const HOUR_MS = 3_600_000;
/** A link that is passed on by mistake is open for so long at most. */
const MAX_HOURS = 30 * 24;

/** `preview` and `replay`: the shop with other versions, for the holder of a link. */
export function addPreviewCommands(program: Command, { openStore, reply, addReadCommand, shop }: CommandContext): void {
  withLinkOptions(
    addReadCommand(program, 'preview <remote@version...>', 'print an address whose holder alone sees these versions in the running shop', [
      'preview mfe-content@0.1.0-344d2de1ee --shop https://shop.example',
      'preview mfe-content@0.1.0-344d2de1ee mfe-catalog@0.1.0-5be0c1a4f2 --path /news --hours 2',
      'preview mfe-content@0.1.0-344d2de1ee --shop https://shop.example --to https://releases.shop.example',
    ]),
    shop,
  ).action((named: string[], flags: LinkFlags) => reply(preview(openStore(), named, placeOf(flags))));
  withLinkOptions(
    addReadCommand(
      program,
      'replay <id>',
      'print an address whose holder alone sees the versions of a page again, by the id of its composition',
      [
        'replay 344d2de-91c2d0a_5be0c1a4f2d7 --path /news',
        `replay '{"msg":"render failed","composition":"344d2de-91c2d0a_5be0c1a4f2d7"}' --shop https://shop.example --hours 2`,
      ],
    ),
    shop,
  ).action((id: string, flags: LinkFlags) => reply(replay(openStore(), id, placeOf(flags))));
}

/** Where a link leads, and how long it holds. */
export function withLinkOptions(command: Command, shop: string | null): Command {
  return command
    .option('--shop <address>', 'where the shop is, instead of VITRAVA_SHOP', shop ?? undefined)
    .option('--path <path>', 'the page it leads to', '/')
    .addOption(new Option('--hours <hours>', 'how long it holds').argParser(toNumber).default(24));
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
