import { $flags, flagRead } from '@vitrava/shared-kit/bus/shell';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { FlagValue } from '../contracts/page.ts';
import { type FlagType, flagIn } from './model.ts';

/**
 * The value of a flag that `flags` of the manifest declares; name and fallback are literals. The same on the server and in the browser, for as
 * long as the document is open. The component's first appearance in the browser counts as the visitor's exposure.
 */
export function useFlag<Fallback extends FlagValue>(name: string, fallback: Fallback): FlagType<Fallback> {
  const { flags, read } = useUnit({ flags: $flags, read: flagRead });
  const variant = flags[name]?.variant;
  useEffect(() => {
    if (variant !== undefined) read(name);
  }, [name, variant, read]);
  return flagIn(flags, name, fallback);
}
