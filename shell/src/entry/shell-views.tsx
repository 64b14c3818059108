import { $routeOwner } from '@vitrava/shared-kit/bus/shell';
import type { I18n } from '@vitrava/shared-kit/i18n';
import { ScopeAndTexts } from '@vitrava/shared-kit/mount/root';
import { createWatch, type Scope } from 'effector';
import { useUnit } from 'effector-react';
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { containerOf, hasShellPlace, shellPlace } from '../composition/index.ts';
import { RemoteFailure } from '../layout/index.ts';
import { $shellError, pageOpened, type ShellError } from '../routing/index.ts';

/** What every view of the shell needs around it. */
export interface Surroundings {
  readonly scope: Scope;
  readonly i18n: I18n;
}

/** Most visits have no error: its page is loaded on demand. */
const ErrorPage = lazy<ComponentType<ShellError>>(() =>
  import('../layout/error-page/index.ts').then(
    (module) => ({ default: module.ErrorPage }),
    () => ({ default: () => <RemoteFailure onRetry={() => location.reload()} /> }),
  ),
);

function CurrentError(): ReactElement | null {
  const error = useUnit($shellError);
  return (
    error && (
      <Suspense>
        <ErrorPage {...error} />
      </Suspense>
    )
  );
}

let errorRoot: Root | null = null;

/** The shell's error page without an owner of the address. The server's markup stays until the shopper leaves. */
export function showShellViews({ scope, i18n }: Surroundings): void {
  const show = (): void => {
    if (!errorRoot) {
      const place = shellPlace();
      place.replaceChildren();
      errorRoot = createRoot(place);
    }
    errorRoot.render(
      <ScopeAndTexts scope={scope} i18n={i18n}>
        <CurrentError />
      </ScopeAndTexts>,
    );
  };
  if (scope.getState($shellError)) show();
  // By pages opened, not by the error alone: an error that only the server has drawn is left without a change of it.
  createWatch({ unit: pageOpened, scope, fn: () => void ((errorRoot || scope.getState($shellError) || hasShellPlace()) && show()) });
}

const failures = new Map<string, { root: Root; place: HTMLElement; stop: () => void }>();

/** Draws the fallback of a remote that failed beside its container, and takes it away when the remote lives again or is left. */
export function showRemoteHealth({ scope, i18n }: Surroundings, remote: string, error: unknown, onRetry: () => void): void {
  clearFailure(remote);
  if (error === null || scope.getState($routeOwner) !== remote) return;
  console.warn(`${remote} has failed in the browser`, error);
  const place = document.createElement('div');
  place.dataset['failureOf'] = remote;
  containerOf(remote).before(place);
  const root = createRoot(place);
  root.render(
    <ScopeAndTexts scope={scope} i18n={i18n}>
      <RemoteFailure onRetry={onRetry} />
    </ScopeAndTexts>,
  );
  const stop = createWatch({
    unit: $routeOwner,
    scope,
    fn(owner) {
      if (owner === remote) return;
      clearFailure(remote);
      containerOf(remote).replaceChildren();
    },
  });
  failures.set(remote, { root, place, stop });
}

function clearFailure(remote: string): void {
  const failure = failures.get(remote);
  failures.delete(remote);
  failure?.stop();
  failure?.root.unmount();
  failure?.place.remove();
}
