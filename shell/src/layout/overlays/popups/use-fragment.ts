import { type RefObject, useEffect, useState } from 'react';
import { type FragmentFailure, fragmentFailure, type MountFragment } from '../../started.ts';

interface FragmentRequest {
  readonly mount: MountFragment;
  readonly container: RefObject<HTMLElement | null>;
  readonly owner: string;
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly close: () => void;
  /** Called when no remote has the fragment. */
  readonly onAbsent: () => void;
}

/** Shows a fragment in `container` for as long as the component lives; `retry` restarts it. */
export function useFragment({ mount, container, owner, name, input, close, onAbsent }: FragmentRequest): {
  state: 'loading' | 'ready' | FragmentFailure;
  retry: () => void;
} {
  const [state, setState] = useState<'loading' | 'ready' | FragmentFailure>('loading');
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another mount; the input of a popup does not change.
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let isLeft = false;
    const fail = (error: unknown): void => {
      console.warn(`The popup ${owner}/${name} has failed`, error);
      if (isLeft) return;
      const failure = fragmentFailure(error);
      if (failure === 'absent') onAbsent();
      setState(failure);
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
