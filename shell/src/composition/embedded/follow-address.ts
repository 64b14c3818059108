import { $location } from '@vitrava/shared-kit/bus/shell';
import { createWatch, type Scope } from 'effector';

/** Until a fragment of the frame is alive, its fields follow the address by its `data-shows` (page and query). */
export function followAddress(scope: Scope): void {
  let here = scope.getState($location);
  createWatch({
    unit: $location,
    scope,
    fn(address) {
      const { pathname, search } = address;
      // Showing the same page again does not remove a text that is being typed.
      const isSame = here.pathname === pathname && here.search === search;
      here = address;
      if (isSame) return;
      for (const fragment of document.querySelectorAll<HTMLElement>('[data-shows]:not([data-alive])')) {
        const [path, query = ''] = fragment.dataset['shows']?.split('?') ?? [];
        const field = fragment.querySelector<HTMLInputElement>(`input[name="${query}"]`);
        const value = (path === pathname && new URLSearchParams(search).get(query)) || '';
        if (field) field.value = value.replace(/\s+/g, ' ').trim().slice(0, 200);
      }
    },
  });
}
