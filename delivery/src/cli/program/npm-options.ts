import type { Command, Option } from 'commander';
import { everyCommand, findCommand } from './find-command.ts';

/** An option that npm has kept for itself instead of handing it on, with the value that npm took for it. */
interface ConsumedOption {
  readonly option: Option;
  readonly flag: string;
  /** Null where npm made a switch of it and left the value among the arguments. */
  readonly value: string | null;
}

/** Environment of a command that npm runs. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What npm 10 and 11 make of three of our options, besides their own names: they complete `--to` and `--by` to settings of theirs, and read
 * `--days` as four of their one-letter switches.
 */
const COMPLETED: Readonly<Record<string, string>> = { to: 'token_description', by: 'bypass_2fa', days: 'all' };

/**
 * The sentence that refuses a command whose options npm has consumed: `npm run rollback mfe-content --to X` arrives here as
 * `rollback mfe-content`, which means something else. npm hands consumed options over as `npm_config_…`. Null when none was consumed.
 * `args` begin with the name of the command.
 */
export function refuseConsumedOptions(program: Command, args: readonly string[], env: Environment): string | null {
  if (!/\bvitrava\b/.test(env.npm_lifecycle_script ?? '')) return null;
  const found = optionsOf(program, args).flatMap((option) => findConsumed(option, env));
  const consumed = [...new Map(found.map((one) => [one.flag, one])).values()];
  if (consumed.length === 0) return null;
  return [
    `npm has kept ${consumed.map(({ flag }) => flag).join(', ')} for itself, so the command was not run: without it, it would do something else.`,
    `Put -- before the first argument: ${commandLine(program, args, consumed, env)}`,
  ].join('\n');
}

/** Those of the command first, in the order in which its help has them. */
function optionsOf(program: Command, args: readonly string[]): Option[] {
  const all = [findCommand(program, args).command, ...everyCommand(program)].flatMap(({ options }) => options);
  return [...new Map(all.map((option) => [option.long, option])).values()];
}

function findConsumed(option: Option, env: Environment): ConsumedOption[] {
  const name = (option.long ?? '').replace(/^--(?:no-)?/, '').replaceAll('-', '_');
  const value = env[`npm_config_${name}`] ?? env[`npm_config_${COMPLETED[name] ?? name}`];
  if (value === undefined) return [];
  // `--no-build` arrives as an empty `build`.
  const isNegated = value === '' || value === 'false';
  if (isNegated !== option.negate) return [];
  return [{ option, flag: option.long ?? '', value: value === 'true' ? null : value }];
}

/**
 * The same command with the options where they belong. Values that npm has left among the arguments come after the command's own; which of
 * several belongs to which option is not known.
 */
function commandLine(program: Command, args: readonly string[], consumed: readonly ConsumedOption[], env: Environment): string {
  const { command, names } = findCommand(program, args);
  const count = names.length + command.registeredArguments.length;
  const lacking = consumed.filter(({ option, value }) => option.required && value === null);
  const left = args.slice(count);
  const options = consumed.map(({ option, flag, value }) => {
    if (!option.required) return flag;
    const known = value ?? (lacking.length === 1 ? left[0] : undefined);
    return known === undefined ? option.flags : `${flag} ${quote(known)}`;
  });
  const isScript = env.npm_command !== 'exec';
  const words = args.slice(isScript && env.npm_lifecycle_event !== 'vitrava' ? 1 : 0, count).map(quote);
  return [isScript ? `npm run ${env.npm_lifecycle_event} --` : 'npx vitrava', ...words, ...options].join(' ');
}

function quote(text: string): string {
  return /[^\w@%+=:,./<>-]/.test(text) ? `'${text}'` : text;
}
