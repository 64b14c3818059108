import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import type { LocaleTexts } from '@vitrava/shared-kit/i18n';
import type { RemoteMountProps } from '@vitrava/shared-kit/mount/client';
import { replayEarlyInput } from '@vitrava/shared-kit/mount/early-input';
import type { Scope } from 'effector';
import type { LifeCycles } from 'single-spa';
import { containerOf } from '../containers.ts';
import type { LoadedRemote, Loads } from '../remotes/index.ts';
import { type ApplicationsEvent, type ApplicationsState, hydrates } from './state.ts';

export interface ApplicationsOptions {
  readonly composition: PageComposition;
  readonly scope: Scope;
  readonly locale: LocaleCode;
  readonly loads: Loads;
  /** The document's own page when it was made to come alive before; null when it was not, and did not. */
  readonly first: Promise<LoadedRemote | null>;
  /** The remote whose server markup is in the document, to be hydrated once. */
  readonly rendered: string | null;
  /** Called when a remote cannot be loaded, mounted or has thrown; and, with null, when it lives again. */
  readonly onHealth: (remote: string, error: unknown) => void;
}

export interface Surroundings extends Pick<ApplicationsOptions, 'scope' | 'locale' | 'first' | 'onHealth'> {
  readonly state: () => ApplicationsState;
  readonly send: (event: ApplicationsEvent) => void;
  /** Whether the current page is this remote's. */
  readonly isWanted: (remote: string) => boolean;
  readonly load: (remote: string) => Promise<LoadedRemote>;
  /** Resolves, with null, when another remote's page was opened. */
  readonly untilLeft: (remote: string) => Promise<null>;
  readonly fail: (remote: string, error: unknown) => void;
}

/** By then a page is alive. */
const HYDRATED_MS = 3000;

/** The lifecycles of a remote for single-spa. Leaving does not wait for a loading page; it loads on return. */
export async function createApplication(name: string, surroundings: Surroundings): Promise<LifeCycles> {
  const { state, send, isWanted, load, untilLeft, onHealth } = surroundings;
  const propsFor = (texts: LocaleTexts) => mountProps(name, texts, surroundings);
  const taken = takeFirst(name, surroundings);
  let isMounted = false;

  const loadWanted = async (): Promise<LoadedRemote | null> => {
    const present = await taken;
    isMounted = present !== null;
    return present ?? (isWanted(name) ? load(name) : null);
  };
  let loaded = await Promise.race([loadWanted(), untilLeft(name)]);
  const owner = async (): Promise<LoadedRemote> => {
    loaded ??= await loadWanted();
    return loaded as LoadedRemote;
  };

  return {
    async bootstrap() {
      const { client, texts } = await owner();
      await client.bootstrap(propsFor(texts));
    },
    async mount() {
      const { client, texts } = await owner();
      if (!isMounted) await client.mount(propsFor(texts));
      isMounted = false;
      send({ type: 'mounted', remote: name });
      // The page carries out what was done early when it is alive, which a remote built before that does not report.
      setTimeout(() => replayEarlyInput(containerOf(name)), HYDRATED_MS);
      if (!state().failed.has(name)) onHealth(name, null);
    },
    async unmount() {
      const { client, texts } = await owner();
      await unmount(client, propsFor(texts));
    },
  };
}

/** The page that is hydrated already, once; it is dropped when the shopper navigates before single-spa is loaded. */
async function takeFirst(name: string, surroundings: Surroundings): Promise<LoadedRemote | null> {
  const { first, state, send, isWanted } = surroundings;
  if (state().first !== name) return null;
  send({ type: 'firstTaken', remote: name });
  const present = await first;
  if (!present || isWanted(name)) return present;
  await unmount(present.client, mountProps(name, present.texts, surroundings));
  return null;
}

/** The page of a remote that fails in leaving is gone, too. */
async function unmount(client: LoadedRemote['client'], props: RemoteMountProps): Promise<void> {
  try {
    await client.unmount(props);
  } finally {
    props.container.replaceChildren();
  }
}

function mountProps(name: string, texts: LocaleTexts, { scope, locale, state, fail }: Surroundings): RemoteMountProps {
  return {
    name,
    scope,
    locale,
    texts,
    container: containerOf(name),
    hydrate: hydrates(state(), name),
    onFailure: (error) => fail(name, error),
  };
}
