import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useUnit } from 'effector-react';

/** Turns paths without a locale prefix into addresses of the page's language. */
export function useAddress(): (path: string) => string {
  const locale = useUnit($locale);
  return (path) => localizePath(path, locale);
}
