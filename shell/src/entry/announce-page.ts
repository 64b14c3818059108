import { announcementRequested } from '@vitrava/shared-kit/bus/shell';
import { allSettled, type Scope } from 'effector';
import type { Travel } from '../routing/index.ts';

/** Announces the title after a soft navigation, unless the link keeps the place (`scroll`). */
export function announcePage(scope: Scope, travel: Travel, scroll: 'top' | 'keep', title: string): void {
  if (travel === 'reload' || (scroll === 'keep' && travel !== 'pop')) return;
  void allSettled(announcementRequested, { scope, params: { text: title, tone: 'quiet' } });
}
