import { type RefObject, useEffect, useState } from 'react';
import { isAbsentFragment, isStuckFragment, type MountFragment } from '../../../started.ts';

export interface FragmentRequest {
  readonly mount: MountFragment;
  readonly container: RefObject<HTMLElement | null>;
  readonly owner: string;
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly close: () => void;
  /** Called when no remote has the fragment. */
  readonly onAbsent: () => void;
}

/** `absent`: no remote of this page's composition has such a fragment, so that another try is of no use. `stuck`: it comes with a new document only. */
export type FragmentState = 'loading' | 'ready' | 'failed' | 'absent' | 'stuck';

/** Shows a fragment in `container` for as long as the component lives; `retry` restarts it. */
export function useFragment({ mount, container, owner, name, input, close, onAbsent }: FragmentRequest): {
  state: FragmentState;
  retry: () => void;
} {
  const [state, setState] = useState<FragmentState>('loading');
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another mount; the input of a popup does not change.
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let isLeft = false;
    const fail = (error: unknown): void => {
      console.warn(`The popup ${owner}/${name} has failed`, error);
      if (isLeft) return;
      if (isAbsentFragment(error)) onAbsent();
      setState(isAbsentFragment(error) ? 'absent' : isStuckFragment(error) ? 'stuck' : 'failed');
    };
    const mounted = mount({ owner, name, container: element, input, close, onFailure: fail });
    mounted.then(() => !isLeft && setState((now) => (now === 'loading' ? 'ready' : now)), fail);
    return () => {
      isLeft = true;
      mounted.then((fragment) => fragment.unmount()).catch(() => undefined);
    };
  }, [owner, name, attempt]);

  return {
    state,
    retry() {
      setState('loading');
      setAttempt((count) => count + 1);
    },
  };
}
