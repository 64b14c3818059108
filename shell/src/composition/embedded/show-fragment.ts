import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import { giveUpEarly, replayEarlyInput } from '@vitrava/shared-kit/mount/early-input';
import type { RemoteEmbeddedModule } from '@vitrava/shared-kit/mount/embedded-client';
import type { Scope } from 'effector';
import type { ShowFragment } from '../fragment-element.ts';
import { $fragmentData } from '../model.ts';
import { ensureStylesheets, loadExposed, loadTexts } from '../remotes/index.ts';

interface Options {
  readonly composition: PageComposition;
  readonly scope: Scope;
  readonly locale: LocaleCode;
}

/** Makes fragments come alive in their elements, by the code of their owners and with the data that came with the page. */
export function createShowFragment({ composition, scope, locale }: Options): ShowFragment {
  return async (element, onFailure) => {
    const { boundary: owner = '', fragment: name = '', input } = element.dataset;
    const what = `${owner}/${name}`;
    dropTyped({ currentTarget: element });
    for (const type of ['input', 'change']) element.addEventListener(type, dropTyped);
    const fail = (error: unknown): void => {
      console.warn(`The fragment ${what} could not be started in the browser`, error);
      giveUpEarly(element);
      onFailure();
    };
    try {
      const [{ takeOver }, texts] = await Promise.all([
        loadExposed<RemoteEmbeddedModule>(owner, `fragments/${name}`),
        loadTexts(owner, locale),
        ensureStylesheets(composition.remotes[owner]?.files[`./fragments/${name}`]?.css ?? []),
      ]);
      if (!element.isConnected) return null;
      element.dataset['version'] = composition.remotes[owner]?.version ?? '';
      const onAlive = (): void => {
        element.dataset['alive'] = '';
        replayEarlyInput(element);
      };
      const given = input === undefined ? {} : { input: JSON.parse(input), data: scope.getState($fragmentData)[`${what} ${input}`]?.data };
      return takeOver({ scope, locale, texts, container: element, ...given, onAlive, onFailure: fail }) ?? null;
    } catch (error) {
      fail(error);
      return null;
    }
  };
}

/** Typed text stays in its field: a page that is not alive would enter it twice. Sent forms are carried out later. */
function dropTyped({ currentTarget }: Pick<Event, 'currentTarget'>): void {
  const actions = window.vitravaEarly?.actions ?? [];
  for (const action of actions.filter(({ kind, place }) => kind === 'text' && (currentTarget as HTMLElement).contains(place))) {
    actions.splice(actions.indexOf(action), 1);
  }
}
