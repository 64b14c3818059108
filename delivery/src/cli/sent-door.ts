/** A command line with the door that it is for. */
export interface DoorLine {
  readonly address: string;
  /** The command line without the door. */
  readonly args: readonly string[];
}

/**
 * Takes the address of a door out of a command line: `--to https://…`, else `VITRAVA_DOOR`. A `--to` that is no address stays: `rollback` has one for
 * versions. Null when there is no door.
 */
export function takeDoor(args: readonly string[], env: Readonly<Record<string, string | undefined>>): DoorLine | null {
  const rest: string[] = [];
  let address = env.VITRAVA_DOOR || null;
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? '';
    const inline = /^--to=(https?:\/\/.+)$/.exec(arg)?.[1];
    const next = arg === '--to' && /^https?:\/\//.test(args[index + 1] ?? '') ? args[++index] : undefined;
    if (inline ?? next) address = inline ?? next ?? null;
    else rest.push(arg);
  }
  return address === null ? null : { address, args: rest };
}
