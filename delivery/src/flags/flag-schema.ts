import { FLAG_SUBJECT } from '@vitrava/shared-kit/contracts/page';
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

/** Key of the flag of an experiment, for any provider: its value is the version of the remote; for `flag:<name>` it is that flag. */
export function flagKeyOf(subject: string): string {
  return subject.startsWith(FLAG_SUBJECT) ? subject.slice(FLAG_SUBJECT.length) : `release.${subject}`;
}

type KeyedFlag = [key: string, flag: FlagFile['flags'][string]];

/** The flags of experiments over versions that are on. */
export function runningFlags(file: FlagFile): KeyedFlag[] {
  return enabledFlags(file).filter(([key]) => key.startsWith(flagKeyOf('')));
}

/** All flags that are on. */
export function enabledFlags({ flags }: FlagFile): KeyedFlag[] {
  return Object.entries(flags).filter(([, { state }]) => state === 'ENABLED');
}

/** The text that the store keeps of a flag file. */
export function toFlagText(file: FlagFile): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}
