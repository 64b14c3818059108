import { $absentPages, $flags, $locale, $location, $settings } from '@vitrava/shared-kit/bus/shell';
import { fork, type Scope, scopeBind } from 'effector';
import { type ReactElement, useSyncExternalStore } from 'react';
import { createRoot, type Root, type RootOptions } from 'react-dom/client';
import type { LocaleCode } from '../contracts/locale.ts';
import { ANY_INSTANCE, FRAGMENT_EVENT } from '../contracts/page.ts';
import { createI18n, type I18n, type LocaleTexts } from '../i18n/index.ts';
import { setLanguage } from '../i18n/model.ts';
import { enterText } from './early-input.ts';
import type { AnyEmbeddedFragment, Emit } from './embedded.tsx';
import { hydrateInPieces } from './hydration-root.tsx';
import { ScopeAndTexts } from './root.tsx';

/** What the shell hands over when an embedded fragment comes alive. */
export interface EmbeddedMountProps {
  readonly scope: Scope;
  readonly locale: LocaleCode;
  readonly texts: LocaleTexts;
  /** Holds the server's markup of the fragment; empty when the server did not render it. */
  readonly container: HTMLElement;
  /** Absent for a fragment of the frame, which has none. */
  readonly input?: unknown;
  /** What the server has loaded for the input; undefined when it has not. */
  readonly data?: unknown;
  /** Called once when it is alive. */
  readonly onAlive?: () => void;
  /** Called when it breaks; the server's markup is back by then, and works as before. */
  readonly onFailure: (error: unknown) => void;
}

/** A fragment that is alive. */
export interface MountedFragment {
  readonly update: (input: unknown) => void;
  readonly unmount: () => void;
}

/** The module a remote exposes as `./fragments/<name>` for a fragment that the server renders. */
export interface RemoteEmbeddedModule {
  /** Takes over the server's markup with fields, focus and caret, or draws the fragment where it is missing. */
  readonly takeOver: (props: EmbeddedMountProps) => MountedFragment | undefined;
}

/** What a fragment shows; its data is undefined while it is being loaded. */
interface Shown {
  readonly input: unknown;
  readonly data: unknown;
  readonly scope: Scope;
}

/** A value outside of React that a tree follows. */
interface Cell<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Binds an embedded fragment to its names: what the build exposes of it. */
export function takeOver(
  fragment: AnyEmbeddedFragment,
  { owner, name }: { readonly owner: string; readonly name: string },
): RemoteEmbeddedModule['takeOver'] {
  return ({ scope, locale, texts, container, input, data, onAlive, onFailure }) => {
    const i18n = createI18n(locale, texts);
    setLanguage(scope, i18n);
    // A fragment of the frame has no data.
    const given = input === undefined ? null : data;
    const hydrates = container.hasChildNodes() && given !== undefined;
    const served = hydrates ? [...container.cloneNode(true).childNodes] : [];
    const shown = createCell<Shown>({ input, data: given, scope: hydrates && input !== undefined ? servedScope(scope, i18n) : scope });
    const emit: Emit = (event, payload) => {
      container.dispatchEvent(new CustomEvent(FRAGMENT_EVENT + event, { detail: payload }));
    };
    const tree = <EmbeddedRoot fragment={fragment} shown={shown} i18n={i18n} emit={emit} />;
    let requested = input;

    const fail = (error: unknown): void => {
      root.unmount();
      container.replaceChildren(...served);
      onFailure(error);
    };
    let isLeft = false;
    const options: RootOptions = {
      // The server has numbered the instances of the page.
      identifierPrefix: `${owner}-${name}-${container.dataset['instance'] ?? ANY_INSTANCE}`,
      // React is still at work on what broke.
      onUncaughtError: (error) => void setTimeout(fail, 0, error),
      // A page that is left before its fragment is hydrated is no error.
      onRecoverableError: (error) => !isLeft && reportError(error),
    };
    const update = async (wanted: unknown): Promise<void> => {
      requested = wanted;
      try {
        if (fragment.input && !fragment.input.isData(wanted)) throw new TypeError(`${owner}/${name} does not accept this input`);
        const loaded: unknown = fragment.loadFx ? await scopeBind(fragment.loadFx, { scope })(wanted) : null;
        if (requested === wanted) shown.set({ input: wanted, data: loaded, scope });
      } catch (error) {
        served.length = 0;
        if (requested === wanted) fail(error);
      }
    };
    const becomeAlive = (): void => {
      shown.set({ ...shown.get(), scope });
      for (const field of container.querySelectorAll('input')) if (field.value !== field.defaultValue) dispatchInput(field);
      onAlive?.();
    };
    const root = hydrates ? hydrateInPieces(container, tree, options, becomeAlive) : drawIn(container, tree, options);
    if (!hydrates) onAlive?.();
    if (given === undefined) void update(input);
    const unmount = (): void => {
      isLeft = true;
      root.unmount();
      container.replaceChildren();
    };
    return { update: (wanted) => void update(wanted), unmount };
  };
}

interface Props {
  readonly fragment: AnyEmbeddedFragment;
  readonly shown: Cell<Shown>;
  readonly i18n: I18n;
  readonly emit: Emit;
}

function EmbeddedRoot({ fragment: { View, Placeholder }, shown, i18n, emit }: Props): ReactElement {
  const { input, data, scope } = useSyncExternalStore(shown.subscribe, shown.get, shown.get);
  return (
    <ScopeAndTexts scope={scope} i18n={i18n}>
      {data === undefined ? Placeholder && <Placeholder /> : <View input={input} data={data} emit={emit} />}
    </ScopeAndTexts>
  );
}

function drawIn(container: HTMLElement, tree: ReactElement, options: RootOptions): Root {
  // The container is an element of another React root, which warns of children that it has not drawn.
  const place = document.createElement('div');
  place.style.display = 'contents';
  container.replaceChildren(place);
  const root = createRoot(place, options);
  root.render(tree);
  return root;
}

/** A fragment is rendered once for all pages: without their address. */
const ANY_PAGE = { pathname: '/', search: '', hash: '', key: 'initial' };

/** The server's values of the fragment: without the visitor's own, which the page has by then. */
function servedScope(scope: Scope, i18n: I18n): Scope {
  const known = [$absentPages, $flags, $locale, $settings].map((store) => [store.sid, scope.getState<unknown>(store)]);
  const served = fork({ values: { ...Object.fromEntries(known), [$location.sid as string]: ANY_PAGE } });
  setLanguage(served, i18n);
  return served;
}

function createCell<Value>(initial: Value): Cell<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
