import { refuse } from '../../gate/index.ts';
import {
  type KeysPlace,
  keyIdOf,
  keysOf,
  makeLocalKeys,
  makeOwnKey,
  parsePublicKey,
  readOwnKey,
  readTeams,
  type Teams,
  writeTeams,
} from '../../signing/index.ts';
import type { ReleaseStore } from '../../store/index.ts';
import { type CommandResult, refusedResult, resultOf } from '../output/index.ts';

/** `keys list`: the teams with their remotes and keys, and the key that this machine signs with. */
export async function listKeys(place: KeysPlace): Promise<CommandResult> {
  const teams = (await readTeams(place.teamsFile)) ?? {};
  const own = await readOwnKey(place);
  const ownId = own && keyIdOf(own);
  const keys = [...keysOf(teams).values()].map(({ id, team, remotes }) => ({ team, key: id, remotes, own: id === ownId }));
  const lines = keys.map(
    ({ team, key, remotes, own: isOwn }) => `${team}  ${key}  ${remotes.join(',')}${isOwn ? '  (this machine signs with it)' : ''}`,
  );
  const unknown =
    ownId !== null && keys.every(({ key }) => key !== ownId) ? [`This machine signs with ${ownId}, which is of no team here.`] : [];
  return resultOf(lines.length + unknown.length > 0 ? [...lines, ...unknown] : 'No team has a key yet.', { teams: keys, own: ownId });
}

/** `keys init`: a key for a machine with a store of its own; signs the releases in the store. */
export async function initKeys(place: KeysPlace, store: ReleaseStore): Promise<CommandResult> {
  const { isNew, signed } = await makeLocalKeys(store, place);
  const sentence = isNew
    ? `A key was made in ${place.folder}; ${signed} releases that were in the store are signed with it now.`
    : `The teams in ${place.teamsFile} stay as they are.`;
  return resultOf(sentence, { isNew, signed });
}

/** `keys new <team>`: a key pair on this machine; prints the command for the server's operator. */
export async function newKey(place: KeysPlace, team: string): Promise<CommandResult> {
  const { file, publicText } = await makeOwnKey(place.folder, team);
  const lines = [
    `The private key is in ${file}: keep it from others. VITRAVA_KEY names it to commands.`,
    'An operator of the shop lets the team in with:',
    `  npx vitrava keys add ${team} ${publicText} --remotes <remote,remote>`,
  ];
  return resultOf(lines, { team, file, publicKey: publicText });
}

/** `keys add <team> <key>`: lets a team release these remotes, with one key more. */
export async function addKey(place: KeysPlace, team: string, publicText: string, remotes: readonly string[]): Promise<CommandResult> {
  const key = parsePublicKey(publicText);
  if (!key) return refusedResult('No key was added:', [refuse('key-invalid', { key: publicText })]);
  const teams = (await readTeams(place.teamsFile)) ?? {};
  const owner = keysOf(teams).get(keyIdOf(key));
  if (owner && owner.team !== team) return refusedResult('No key was added:', [refuse('key-taken', { key: owner.id, team: owner.team })]);
  const before = teams[team];
  if (!before && remotes.length === 0) return refusedResult('No key was added:', [refuse('team-without-remotes', { team })]);
  const after = {
    keys: [...new Set([...(before?.keys ?? []), publicText])],
    remotes: [...new Set([...(before?.remotes ?? []), ...remotes])],
  };
  await writeTeams(place.teamsFile, { ...teams, [team]: after });
  return resultOf(`The team ${team} may release ${after.remotes.join(', ')} with the key ${keyIdOf(key)}.`, {
    team,
    key: keyIdOf(key),
    ...after,
  });
}

/** `keys remove <team> [key]`: ends a key, or all of a team. Its releases are no longer served. */
export async function removeKey(place: KeysPlace, team: string, id: string | undefined): Promise<CommandResult> {
  const teams: Teams = (await readTeams(place.teamsFile)) ?? {};
  const before = teams[team];
  const remaining = before?.keys.filter((text) => id !== undefined && idOf(text) !== id) ?? [];
  if (!before || remaining.length === before.keys.length)
    return refusedResult('No key was removed:', [refuse('key-unknown', { team, key: id ?? null })]);
  const { [team]: _gone, ...others } = teams;
  await writeTeams(place.teamsFile, remaining.length === 0 ? others : { ...teams, [team]: { ...before, keys: remaining } });
  const what = id === undefined ? `All keys of the team ${team} have` : `The key ${id} of the team ${team} has`;
  return resultOf(`${what} ended: servers no longer serve what was signed with ${id === undefined ? 'them' : 'it'}.`, {
    team,
    keys: remaining.map(idOf),
  });
}

function idOf(publicText: string): string | null {
  const key = parsePublicKey(publicText);
  return key && keyIdOf(key);
}
