import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import type { ComponentType, ReactElement } from 'react';
import { type I18n, I18nProvider } from '../i18n/index.ts';

/** A fragment in the frame of every page, as its folder declares it. */
export interface SlotFragment {
  /**
   * Its first rendering depends on the address and the language alone: the server draws it for everyone, and has no
   * data of it.
   */
  readonly View: ComponentType;
}

/**
 * Declares the fragment of a folder that `remote.manifest.json` gives a `slot` in the frame: its `index.ts` exports this as `fragment`. The server
 * draws it, where it works without scripts; the browser takes it over when the shopper turns to it.
 */
export function defineSlotFragment({ View }: SlotFragment): SlotFragment {
  return { View };
}

interface Props {
  readonly fragment: SlotFragment;
  readonly scope: Scope;
  readonly i18n: I18n;
}

/** A fragment in its surroundings: scope and texts. The same tree on the server and in the browser. */
export function SlotTree({ fragment: { View }, scope, i18n }: Props): ReactElement {
  return (
    <Provider value={scope}>
      <I18nProvider i18n={i18n}>
        <View />
      </I18nProvider>
    </Provider>
  );
}
