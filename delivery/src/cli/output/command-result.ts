import type { Refusal } from '../../gate/index.ts';

/** The result of a command: sentences for people, data for `--json`. Refused means exit code 1. */
export interface CommandResult {
  readonly lines: readonly string[];
  readonly data: object;
  readonly refused?: boolean;
  /** The exit code where it is another one: of a command that a release API has run. */
  readonly code?: number;
}

/** A result of one or more sentences. */
export function resultOf(lines: string | readonly string[], data: object): CommandResult {
  return { lines: typeof lines === 'string' ? [lines] : lines, data };
}

/** The result of a refused command. `what` describes the request and the state that stays. */
export function refusedResult(what: string, refusals: readonly Refusal[]): CommandResult {
  return { lines: [what, ...refusals.map(({ explanation }) => `- ${explanation}`)], data: { refusals }, refused: true };
}
