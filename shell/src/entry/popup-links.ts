import { popupRequested } from '@vitrava/shared-kit/bus/shell';
import { allSettled, type Scope } from 'effector';
import { isPlainClick } from '../leaving/index.ts';

/** Opens the popup of a link's `data-popup="<remote>/<fragment>"`, in any markup; without scripts, its address. */
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
