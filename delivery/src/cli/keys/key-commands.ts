import { type Command, InvalidArgumentError, Option } from 'commander';
import { refuse } from '../../refusals/index.ts';
import {
  type KeysPlace,
  keyIdOf,
  keysOf,
  makeLocalKeys,
  makeOwnKey,
  parsePublicKey,
  readOwnKey,
  readTeams,
  writeTeams,
} from '../../signing/index.ts';
import { type CommandContext, type CommandResult, refusedResult, resultOf } from '../command/index.ts';

/** `keys list`, `init`, `new`, `add`, `remove`: the teams and the remotes that they may release. */
export function addKeyCommands(program: Command, { openStore, keys, addLocal, run }: CommandContext): void {
  const group = program.command('keys').description('show and change who may release what (docs/decisions/041)');
  addLocal(group, 'list', 'show the teams, their remotes and their keys', ['keys list']).action(run(() => listKeys(keys())));
  addLocal(group, 'init', 'make a key for this machine alone, and sign what is in its store; "npm start" does it', ['keys init']).action(
    run(async () => {
      const place = keys();
      const { isNew, signed } = await makeLocalKeys(openStore(), place);
      const sentence = isNew
        ? `A key was made in ${place.folder}; ${signed} releases that were in the store are signed with it now.`
        : `The teams in ${place.teamsFile} stay as they are.`;
      return resultOf(sentence, { isNew, signed });
    }),
  );
  addLocal(group, 'new', 'make a key pair for a team on this machine', ['keys new content'])
    .argument('<team>', 'name of the team', toTeam)
    .action(
      run(async (team: string) => {
        const { file, publicText } = await makeOwnKey(keys().folder, team);
        const lines = [
          `The private key is in ${file}: keep it from others. VITRAVA_KEY names it to commands.`,
          'An operator of the shop lets the team in with:',
          `  npx vitrava keys add ${team} ${publicText} --remotes <remote,remote>`,
        ];
        return resultOf(lines, { team, file, publicKey: publicText });
      }),
    );
  addLocal(group, 'add', 'let a team release remotes with a key', ['keys add content MCowBQ… --remotes mfe-content,mfe-gift'])
    .argument('<team>', 'name of the team', toTeam)
    .argument('<public-key>')
    .addOption(
      new Option('--remotes <names>', 'remotes that it may release, besides those that it has; * for all').argParser(toNames).default([]),
    )
    .action(run((team: string, key: string, { remotes }: { remotes: readonly string[] }) => addKey(keys(), team, key, remotes)));
  addLocal(group, 'remove', 'end a key of a team, or all of them', ['keys remove content 3f9ac1d204b7e650', 'keys remove content'])
    .argument('<team>')
    .argument('[key-id]')
    .action(run((team: string, id: string | undefined) => removeKey(keys(), team, id)));
}

/** The teams with their remotes and keys, and the key that this machine signs with. */
async function listKeys(place: KeysPlace): Promise<CommandResult> {
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

/** Lets a team release these remotes, with one key more. */
async function addKey(place: KeysPlace, team: string, publicText: string, remotes: readonly string[]): Promise<CommandResult> {
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
  const id = keyIdOf(key);
  return resultOf(`The team ${team} may release ${after.remotes.join(', ')} with the key ${id}.`, { team, key: id, ...after });
}

/** Ends a key, or all of a team. Its releases are no longer served. */
async function removeKey(place: KeysPlace, team: string, id: string | undefined): Promise<CommandResult> {
  const teams = (await readTeams(place.teamsFile)) ?? {};
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

function toTeam(text: string): string {
  if (/^[a-z][a-z0-9-]{0,40}$/.test(text)) return text;
  throw new InvalidArgumentError('A team is named by small letters, digits and hyphens.');
}

function toNames(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.every((name) => name === '*' || /^[a-z][a-z0-9-]*$/.test(name))) return names;
  throw new InvalidArgumentError('Name remotes with commas between, such as mfe-content,mfe-gift.');
}
