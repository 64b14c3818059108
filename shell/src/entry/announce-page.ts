import { announcementRequested } from '@vitrava/shared-kit/bus/shell';
import { allSettled, type Scope } from 'effector';
import type { Travel } from '../routing/index.ts';

/**
 * After a soft navigation the title of the new page is announced, as a document load would do. A link that keeps the place (`scroll`) changes a
 * part of the page; Back and Forward always show another page.
 */
export function announcePage(scope: Scope, travel: Travel, scroll: 'top' | 'keep', title: string): void {
  if (travel === 'reload' || (scroll === 'keep' && travel !== 'pop')) return;
  void allSettled(announcementRequested, { scope, params: { text: title, tone: 'quiet' } });
}
