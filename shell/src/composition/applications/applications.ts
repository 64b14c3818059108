import { $location, $routeOwner } from '@vitrava/shared-kit/bus/shell';
import type { ComposedRemote } from '@vitrava/shared-kit/contracts/page';
import { giveUpEarly } from '@vitrava/shared-kit/mount/early-input';
import { addErrorHandler, registerApplication, start, triggerAppChange, unregisterApplication } from 'single-spa';
import { isLostChunk } from '../chunk-guard.ts';
import { containerOf, isServerMarkup, leaveServerMarkup } from '../containers.ts';
import { canBeHad, type LoadedRemote } from '../remotes/index.ts';
import { findRoute } from '../route-table.ts';
import { type ApplicationsOptions, createApplication, type Surroundings } from './application.ts';
import { type ApplicationsEvent, initialState, keepsServerMarkup, nextState } from './state.ts';

export interface Applications {
  /** Code, texts and the route's page; concurrent calls share a load. After a failure the next call tries the rest. */
  readonly load: (remote: string, route: string) => Promise<LoadedRemote>;
  /** The same ahead of a navigation. A remote that has failed is left alone. */
  readonly prefetch: (remote: string, route: string) => Promise<unknown>;
  /** A page was opened: mounts the current owner and unmounts the others, according to the bus. */
  readonly settle: () => Promise<void>;
  /** Whether only a new document helps: browsers may cache a module's failure for the life of a document. */
  readonly isStuck: (remote: string, error: unknown) => Promise<boolean>;
  /** A page of a remote did not come: shows the remote's failure and unmounts it. */
  readonly fail: (remote: string, error: unknown) => void;
}

/** Registers every remote of the composition as a single-spa application and keeps watch over their health. */
export function startApplications(options: ApplicationsOptions): Applications {
  const { composition, scope, loads, rendered, onHealth } = options;
  let state = initialState(rendered, rendered !== null && isServerMarkup(rendered));
  const send = (event: ApplicationsEvent): void => {
    state = nextState(state, event);
  };
  /** Ends the waiting for remotes that have not come. */
  const departures = new Map<string, () => void>();
  const isWanted = (name: string): boolean => scope.getState($routeOwner) === name;

  const fail = (name: string, error: unknown): void => {
    if (state.failed.has(name)) return;
    send({ type: 'failed', remote: name });
    giveUpEarly(containerOf(name));
    onHealth(name, error);
    void triggerAppChange();
  };

  const surroundings: Surroundings = {
    ...options,
    state: () => state,
    send,
    isWanted,
    load: (name) => loads.load(name, findRoute(composition, scope.getState($location).pathname)?.route.name ?? ''),
    untilLeft: (name) => new Promise((resolve) => departures.set(name, () => resolve(null))),
    fail,
  };
  const register = (name: string): void =>
    registerApplication({
      name,
      activeWhen: () => isWanted(name) && !keepsServerMarkup(state, name) && !state.failed.has(name),
      app: () => createApplication(name, surroundings).finally(() => departures.delete(name)),
    });
  for (const name of Object.keys(composition.remotes)) register(name);
  addErrorHandler((error) => {
    const name = error.appOrParcelName;
    if (name in composition.remotes) fail(name, error);
  });
  start();

  return {
    async load(name, route) {
      if (state.failed.has(name)) {
        if (state.chances[name] === 'used') throw new Error(`${name} has failed once more`);
        loads.drop(name);
        // single-spa never unloads an application that has failed in a lifecycle.
        await unregisterApplication(name);
        register(name);
        send({ type: 'reset', remote: name });
      }
      const loaded = await loads.load(name, route);
      send({ type: 'loaded', remote: name });
      return loaded;
    },
    prefetch: async (name, route) => (state.failed.has(name) ? null : loads.load(name, route)),
    isStuck: async (name, error) =>
      (isLostChunk(error) || state.chances[name] !== undefined) && canBeHad(composition.remotes[name] as ComposedRemote),
    fail,
    async settle() {
      const leftMarkup = state.markup?.use === 'keep' ? state.markup.remote : null;
      if (leftMarkup !== null) leaveServerMarkup(leftMarkup, isWanted(leftMarkup) && !state.failed.has(leftMarkup));
      send({ type: 'settled' });
      for (const [name, leave] of departures) {
        if (isWanted(name)) continue;
        leave();
        departures.delete(name);
        send({ type: 'left', remote: name });
        containerOf(name).replaceChildren();
      }
      await triggerAppChange();
    },
  };
}
