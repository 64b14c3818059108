import type { Command, Option } from 'commander';

/** Environment of a command that npm runs. */
type Environment = Readonly<Record<string, string | undefined>>;

/** What npm 10 and 11 make of three options: `--to` and `--by` are completed, `--days` is read as four switches. */
const COMPLETED: Readonly<Record<string, string>> = { to: 'token_description', by: 'bypass_2fa', days: 'all' };

/** The sentence that refuses a command whose options npm consumed (`npm_config_…`), or null. */
export function refuseConsumedOptions(program: Command, env: Environment): string | null {
  if (!/\bvitrava\b/.test(env.npm_lifecycle_script ?? '')) return null;
  const consumed = [...new Set(optionsOf(program).flatMap((option) => (isConsumed(option, env) ? (option.long ?? []) : [])))];
  if (consumed.length === 0) return null;
  const start = env.npm_command === 'exec' ? 'npx vitrava' : `npm run ${env.npm_lifecycle_event} --`;
  return [
    `npm has kept ${consumed.join(', ')} for itself, so the command was not run: without it, it would do something else.`,
    `Put -- before the first argument: ${start} … ${consumed.join(' … ')} …`,
  ].join('\n');
}

function optionsOf(command: Command): readonly Option[] {
  return [...command.options, ...command.commands.flatMap(optionsOf)];
}

function isConsumed({ long, negate }: Option, env: Environment): boolean {
  const name = (long ?? '').replace(/^--(?:no-)?/, '').replaceAll('-', '_');
  const value = env[`npm_config_${name}`] ?? env[`npm_config_${COMPLETED[name] ?? name}`];
  // `--no-build` arrives as an empty `build`.
  return value !== undefined && (value === '' || value === 'false') === negate;
}
