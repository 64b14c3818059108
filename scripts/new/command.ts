import { parseArgs } from 'node:util';
import { RefusedCommand } from './refusals.ts';
import { USAGE } from './usage.ts';

const KINDS = ['remote', 'page', 'fragment'] as const;

/** What to make, with the names and the path that were given. */
export interface NewCommand {
  readonly kind: (typeof KINDS)[number];
  readonly options: { readonly remote?: string; readonly name?: string; readonly path?: string };
}

/** Reads the arguments of `npm run new`. Throws `RefusedCommand` for a kind that is not there. */
export function readCommand(args: readonly string[]): NewCommand {
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options: { path: { type: 'string' } } });
  const [requestedKind, remote, name] = positionals;
  if (requestedKind === undefined) throw new RefusedCommand(USAGE);
  const kind = KINDS.find((one) => one === requestedKind);
  if (kind === undefined) throw new RefusedCommand(`"${requestedKind}" is nothing that can be made.\n${USAGE}`);
  return { kind, options: { ...(remote && { remote }), ...(name && { name }), ...values } };
}
