import { type LinkOutcome, type LinkPlace, linkToArm, linkToComposition, linkToVersions } from '../../preview/index.ts';
import type { ReleaseStore } from '../../store/index.ts';
import { type CommandResult, refusedResult, resultOf, UsageError } from '../output/index.ts';

/** Where a link leads: the shop's address, and a place in it. */
export interface PlaceInShop extends LinkPlace {
  readonly shop: string;
}

/** `preview <remote@version…>`: an address whose holder sees these versions in the shop. */
export async function preview(store: ReleaseStore, named: readonly string[], place: PlaceInShop): Promise<CommandResult> {
  return linkResult(await linkToVersions(store, readVersions(named), place), place, 'sees these versions');
}

/** `replay <id>`: an address whose holder sees the versions of a composition again. */
export async function replay(store: ReleaseStore, text: string, place: PlaceInShop): Promise<CommandResult> {
  return linkResult(await linkToComposition(store, text, place), place, 'sees that composition');
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
