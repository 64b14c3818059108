import { type Static, Type } from 'typebox';

const FlagSchema = Type.Object({
  state: Type.Union([Type.Literal('ENABLED'), Type.Literal('DISABLED')]),
  variants: Type.Record(Type.String(), Type.Unknown()),
  defaultVariant: Type.Optional(Type.Unknown()),
  targeting: Type.Optional(Type.Unknown()),
  metadata: Type.Optional(
    Type.Object({
      experiment: Type.Optional(Type.String()),
      startedAt: Type.Optional(Type.String()),
      // Metadata of a flag are plain values: sids between commas.
      goals: Type.Optional(Type.String()),
    }),
  ),
});
/** `flags.json`. */
export const FlagFileSchema = Type.Object({ flags: Type.Record(Type.String(), FlagSchema) });
/** A flag file in flagd's format, as far as it is looked at here. */
export type FlagFile = Static<typeof FlagFileSchema>;

/** Key of the flag that decides the version of a remote; its value is a version. Any provider gets it. */
export function flagKeyOf(remote: string): string {
  return `release.${remote}`;
}

/** The flags of experiments that are on. */
export function runningFlags({ flags }: FlagFile): [string, FlagFile['flags'][string]][] {
  return Object.entries(flags).filter(([key, { state }]) => key.startsWith(flagKeyOf('')) && state === 'ENABLED');
}

/** The text that the store keeps of a flag file. */
export function toFlagText(file: FlagFile): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}
