import { $absentPages } from '@vitrava/shared-kit/bus/shell';
import { useUnit } from 'effector-react';

/** The entries whose pages this shop has: nothing leads to a page that its backend cannot fill. */
export function useOffered<Entry extends { readonly to: string }>(entries: readonly Entry[]): readonly Entry[] {
  const absent = useUnit($absentPages);
  return entries.filter(({ to }) => !absent.includes(to));
}
