import type { ReactElement } from 'react';

export function ShellOverlays(): ReactElement | null {
  return null;
}
