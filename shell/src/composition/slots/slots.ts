import { $location, type ShopLocation } from '@vitrava/shared-kit/bus/shell';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import type { RemoteSlotModule } from '@vitrava/shared-kit/mount/slot-client';
import { createWatch, type Scope } from 'effector';
import { ensureStylesheets, loadExposed, loadTexts } from '../remotes/index.ts';
import { emptySlots } from './empty-slots.ts';

/** Fragments that the server has written into the frame. */
export interface Slots {
  /** Brings the fragment of this markup to life, once; what does not come is tried again when the shopper turns to it again. */
  readonly takeOver: (markup: HTMLElement) => void;
  /** Draws the fragments of slots that the server has left empty. */
  readonly fill: () => void;
}

/**
 * What is typed there stays in its field: the frame around it may not be alive yet, and would have it entered once more, later. A form that was
 * sent is still to be carried out.
 */
function dropTyped({ currentTarget }: Pick<Event, 'currentTarget'>): void {
  const actions = window.vitravaEarly?.actions ?? [];
  for (const action of actions.filter(({ kind, place }) => kind === 'text' && (currentTarget as HTMLElement).contains(place))) {
    actions.splice(actions.indexOf(action), 1);
  }
}

/** Until a fragment is alive its fields follow the address as the server would have filled them: `data-shows` names the page and the value of its query. */
export function createSlots(composition: PageComposition, scope: Scope, locale: LocaleCode): Slots {
  const taken = new Set<HTMLElement>();
  let here = scope.getState($location);

  const follow = (address: ShopLocation): void => {
    const { pathname, search } = address;
    // Showing the same page again does not remove a text that is being typed.
    const isSame = here.pathname === pathname && here.search === search;
    here = address;
    if (isSame) return;
    for (const markup of document.getElementById('shell-header')?.querySelectorAll<HTMLElement>('[data-slot] > [data-shows]') ?? []) {
      const [path, query = ''] = markup.dataset['shows']?.split('?') ?? [];
      const field = markup.querySelector<HTMLInputElement>(`input[name="${query}"]`);
      const value = (path === pathname && new URLSearchParams(search).get(query)) || '';
      if (field && !taken.has(markup)) field.value = value.replace(/\s+/g, ' ').trim().slice(0, 200);
    }
  };
  createWatch({ unit: $location, scope, fn: follow });

  const begin = async (container: HTMLElement): Promise<void> => {
    const { boundary = '', fragment = '' } = container.dataset;
    const [{ takeOver }, texts] = await Promise.all([
      loadExposed<RemoteSlotModule>(boundary, `fragments/${fragment}`),
      loadTexts(boundary, locale),
    ]);
    takeOver({ scope, locale, texts, container, onFailure: (error) => warn(container, error) });
  };

  const warn = ({ dataset }: HTMLElement, error: unknown): void =>
    console.warn(`The fragment ${dataset['boundary']}/${dataset['fragment']} could not be started in the browser`, error);

  const takeOver = (markup: HTMLElement): void => {
    dropTyped({ currentTarget: markup });
    for (const type of ['input', 'change']) markup.addEventListener(type, dropTyped);
    if (taken.has(markup)) return;
    taken.add(markup);
    begin(markup).catch((error: unknown) => {
      taken.delete(markup);
      // Nothing of it was drawn: the slot stays closed.
      if (!markup.hasChildNodes()) markup.remove();
      warn(markup, error);
    });
  };

  return {
    takeOver,
    fill() {
      for (const { slot, owner, name, css } of emptySlots(composition)) {
        const container = document.createElement('div');
        Object.assign(container.dataset, { boundary: owner, fragment: name });
        void ensureStylesheets(css).then(() => {
          slot.append(container);
          takeOver(container);
        });
      }
    },
  };
}
