import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { type Attribution, oneLine } from '../../store/index.ts';

const LONGEST_NAME = 200;

/** The options of a command for its author and the reason. */
export interface AttributionOptions {
  readonly by?: string;
  readonly reason?: string;
}

/** The author and the reason, with the team that a release API has authenticated: `Ann <ann@…>, team content`. */
export function attributionOfTeam(
  options: AttributionOptions,
  env: Readonly<Record<string, string | undefined>>,
  team: string | undefined,
): Attribution {
  const attribution = attributionOf(options, env);
  return team === undefined ? attribution : { ...attribution, by: `${attribution.by}, team ${team}` };
}

/** The author is `--by`, else `VITRAVA_BY`, else git's user, else the user of the machine. */
export function attributionOf({ by, reason }: AttributionOptions, env: Readonly<Record<string, string | undefined>>): Attribution {
  return {
    at: new Date().toISOString(),
    by: nameOf(by) || nameOf(env.VITRAVA_BY) || nameOf(gitUser()) || userInfo().username,
    reason: reason || null,
  };
}

/** A release API adds the team behind the name: neither its length nor its characters may hide that. */
function nameOf(text: string | null | undefined): string {
  return oneLine(text ?? '', LONGEST_NAME);
}

function gitUser(): string | null {
  const [name, email] = ['user.name', 'user.email'].map((key) => spawnSync('git', ['config', key], { encoding: 'utf8' }).stdout?.trim());
  return name ? (email ? `${name} <${email}>` : name) : null;
}
