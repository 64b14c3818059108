import { type Command, InvalidArgumentError, Option } from 'commander';
import type { CommandContext } from '../context/index.ts';
import { addKey, initKeys, listKeys, newKey, removeKey } from './keys.ts';

/** `keys list`, `init`, `new`, `add`, `remove`: the teams and the remotes that they may release. */
export function addKeyCommands(program: Command, { openStore, keys, reply, addReadCommand }: CommandContext): void {
  const group = program.command('keys').description('show and change who may release what (docs/decisions/041)');
  addReadCommand(group, 'list', 'show the teams, their remotes and their keys', ['keys list']).action(() => reply(listKeys(keys())));
  addReadCommand(group, 'init', 'make a key for this machine alone, and sign what is in its store; "npm start" does it', [
    'keys init',
  ]).action(() => reply(initKeys(keys(), openStore())));
  addReadCommand(group, 'new', 'make a key pair for a team on this machine', ['keys new content'])
    .argument('<team>', 'name of the team', toTeam)
    .action((team: string) => reply(newKey(keys(), team)));
  addReadCommand(group, 'add', 'let a team release remotes with a key', ['keys add content MCowBQ… --remotes mfe-content,mfe-gift'])
    .argument('<team>', 'name of the team', toTeam)
    .argument('<public-key>')
    .addOption(
      new Option('--remotes <names>', 'remotes that it may release, besides those that it has; * for all').argParser(toNames).default([]),
    )
    .action((team: string, key: string, { remotes }: { remotes: readonly string[] }) => reply(addKey(keys(), team, key, remotes)));
  addReadCommand(group, 'remove', 'end a key of a team, or all of them', ['keys remove content 3f9ac1d204b7e650', 'keys remove content'])
    .argument('<team>')
    .argument('[key-id]')
    .action((team: string, id: string | undefined) => reply(removeKey(keys(), team, id)));
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
