import { popupRequested } from '@vitrava/shared-kit/bus/shell';
import { allSettled, type Scope } from 'effector';
import { isPlainClick } from '../leaving/index.ts';

/**
 * Opens the popup that a link names with `data-popup="<remote>/<fragment>"` instead of following it. One listener for
 * the whole page, so that it works in markup that no remote has taken over. Without scripts, or in a new tab, the link
 * leads to its address.
 */
export function openPopupsOfLinks(scope: Scope): void {
  document.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[data-popup]');
    const [owner, name] = link?.dataset['popup']?.split('/') ?? [];
    if (!owner || !name) return;
    event.preventDefault();
    void allSettled(popupRequested, { scope, params: { owner, name } });
  });
}
