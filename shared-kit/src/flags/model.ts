import { $flags, flagRead } from '@vitrava/shared-kit/bus/shell';
import type { EventCallable, Store } from 'effector';
import type { FlagValue, PageFlags } from '../contracts/page.ts';

/** The type of a flag by its fallback: `boolean`, `string` or `number`. */
export type FlagType<Fallback extends FlagValue> = Fallback extends boolean ? boolean : Fallback extends number ? number : string;

/** The value of a flag, or the fallback where the provider has decided none of this type. */
export function flagIn<Fallback extends FlagValue>(flags: PageFlags, name: string, fallback: Fallback): FlagType<Fallback> {
  const value = flags[name]?.value;
  return (typeof value === typeof fallback ? value : fallback) as FlagType<Fallback>;
}

/**
 * A store with the value of a flag that `flags` of the manifest declares, for models; name and fallback are literals. The same on the server
 * and in the browser, for as long as the document is open. Reading it counts no exposure: send `exposureOf` when its effect is shown.
 */
export function $flag<Fallback extends FlagValue>(name: string, fallback: Fallback): Store<FlagType<Fallback>> {
  return $flags.map((flags) => flagIn(flags, name, fallback));
}

/** An event for models that use `$flag`: what depends on the flag is shown. The name is a literal. */
export function exposureOf(name: string): EventCallable<void> {
  return flagRead.prepend(() => name);
}
