import type { Scope } from 'effector';
import { createRoot } from 'react-dom/client';
import type { LocaleCode } from '../contracts/locale.ts';
import { createI18n, type LocaleTexts } from '../i18n/index.ts';
import { setLanguage } from '../i18n/model.ts';
import { enterText } from './early-input.ts';
import { hydrateInPieces } from './hydration.tsx';
import { ScopeAndTexts } from './root.tsx';
import type { SlotFragment } from './slot.tsx';

/** What the shell hands over when a fragment in the frame comes alive. */
export interface SlotProps {
  readonly scope: Scope;
  readonly locale: LocaleCode;
  readonly texts: LocaleTexts;
  /** Holds the server's markup of the fragment; empty when the server could not draw it. */
  readonly container: HTMLElement;
  /** Called when it breaks; the server's markup is back by then, and works as before. */
  readonly onFailure: (error: unknown) => void;
}

/** The module a remote exposes as `./fragments/<name>` for a fragment in the frame. */
export interface RemoteSlotModule {
  /**
   * Takes over the server's markup: the content of its fields, the focus and the caret stay. Draws the fragment where
   * there is none.
   */
  readonly takeOver: (props: SlotProps) => void;
}

/** Binds a fragment of the frame to its names: what the build exposes of it. */
export function takeOver(
  { View }: SlotFragment,
  { owner, name }: { readonly owner: string; readonly name: string },
): RemoteSlotModule['takeOver'] {
  return ({ scope, locale, texts, container, onFailure }) => {
    const served = container.cloneNode(true);
    const i18n = createI18n(locale, texts);
    setLanguage(scope, i18n);
    const options = {
      identifierPrefix: `${owner}-${name}`,
      onUncaughtError(error: unknown) {
        // React is still at work on what broke.
        setTimeout(() => {
          root.unmount();
          container.replaceChildren(...served.childNodes);
          onFailure(error);
        });
      },
    };
    const tree = (
      <ScopeAndTexts scope={scope} i18n={i18n}>
        <View />
      </ScopeAndTexts>
    );
    if (!container.hasChildNodes()) {
      const drawn = createRoot(container, { ...options, onUncaughtError: onFailure });
      return drawn.render(tree);
    }
    const root = hydrateInPieces(container, tree, options, () => {
      for (const field of container.querySelectorAll('input')) if (field.value !== field.defaultValue) dispatchInput(field);
    });
  };
}

/** React receives the typed text before it draws again, which would remove it; drawing moves the caret. */
function dispatchInput(field: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = field;
  enterText(field, value);
  setTimeout(() => {
    const isAsLeft = document.activeElement === field && field.value === value;
    if (isAsLeft && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  });
}
