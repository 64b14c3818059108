import * as accountBus from '@vitrava/shared-kit/bus/account';
import * as cartBus from '@vitrava/shared-kit/bus/cart';
import * as catalogBus from '@vitrava/shared-kit/bus/catalog';
import * as sessionBus from '@vitrava/shared-kit/bus/session';
import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import { createStorageItem } from '@vitrava/shared-kit/models/storage-item';
import type { RemoteServiceModule } from '@vitrava/shared-kit/mount/service';
import { createWatch, type Event, is, type Scope } from 'effector';

/** Comes with the page's own remote where that comes alive at once; otherwise only when a service is needed. */
const loadRemotes = () => import(/* webpackChunkName: "remotes" */ './remotes/index.ts');

const RETRY_MS = 20_000;

/** Every event of the bus that may wake a service, by sid. */
const busEvents = new Map<string, Event<unknown>>(
  [accountBus, cartBus, catalogBus, sessionBus].flatMap((module) =>
    Object.values(module).flatMap((unit) => (is.event(unit) && unit.sid ? [[unit.sid, unit as Event<unknown>] as const] : [])),
  ),
);

/** Calls back with the sid of each of these events of the bus that happens; unknown ones never happen. */
export function watchGoals(sids: readonly string[], scope: Scope, reached: (sid: string) => void): void {
  for (const sid of sids) {
    const unit = busEvents.get(sid);
    if (unit) createWatch({ unit, scope, fn: () => reached(sid) });
  }
}

export interface Services {
  /** For the signed-in: all of them, at once. */
  readonly startAll: () => void;
  /** For guests: those that have something on this device; the others wait for the bus to wake them, or for another tab. */
  readonly startRestored: () => void;
}

/** A bus event for a service that is not there yet. */
interface Request {
  readonly sid: string;
  readonly payload: unknown;
}

/** What a service has still to do when the page is left: the next page of the tab has it done. Forgotten with the customer (`leftovers.ts`). */
const requestsFor = (remote: string) =>
  createStorageItem<readonly Request[]>({
    key: `vitrava.customer.requests.${remote}.v1`,
    area: 'session',
    parse: (stored) => (Array.isArray(stored) ? stored.filter((one) => typeof one?.sid === 'string') : []),
    format: (requests) => (requests.length > 0 ? requests : null),
  });

/**
 * Prepares the remotes' services, the headless models that live on every page. A bus event for a service that is not there
 * yet starts it at once and is replayed to it, on the next page when this one is left before.
 */
export function prepareServices(composition: PageComposition, scope: Scope): Services {
  const services = Object.entries(composition.remotes).flatMap(([remote, { service }]) =>
    service ? [{ restores: service.restores, startService: prepareService(remote, service.wakes, scope) }] : [],
  );
  const startThose = (isWanted: (restores: readonly string[]) => boolean): void => {
    for (const { restores, startService } of services) if (isWanted(restores)) startService();
  };
  addEventListener('storage', ({ key }) => startThose((restores) => key !== null && restores.includes(key)));
  return {
    startAll: () => startThose(() => true),
    startRestored: () => startThose((restores) => restores.some(isStored)),
  };
}

/** Keys of any remote, named in its manifest: nothing of their values is read, so no storage item is made of them. */
function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // Storage is closed to us: the service will find its own way to live without.
    return true;
  }
}

function prepareService(remote: string, wakes: readonly string[], scope: Scope): () => void {
  const stored = requestsFor(remote);
  const missed = (stored.read() ?? []).filter(({ sid }) => wakes.includes(sid));
  let isStarting = false;

  const begin = async (): Promise<void> => {
    const locale = scope.getState($locale);
    const { loadExposed, loadTexts } = await loadRemotes();
    const [service, texts] = await Promise.all([loadExposed<RemoteServiceModule>(remote, 'service'), loadTexts(remote, locale)]);
    service.start(scope, { locale, texts });
    for (const stop of stops) stop();
    for (const { sid, payload } of missed.splice(0)) service.replay(scope, sid, payload);
    stored.remove();
  };

  const startService = (): void => {
    if (isStarting) return;
    isStarting = true;
    begin().catch((error: unknown) => {
      console.warn(`The service of ${remote} did not start`, error);
      setTimeout(() => {
        isStarting = false;
        startService();
      }, RETRY_MS);
    });
  };

  const stops = wakes.flatMap((sid) => {
    const unit = busEvents.get(sid);
    if (!unit) return [];
    const watch = createWatch({
      unit,
      scope,
      fn(payload) {
        missed.push({ sid, payload });
        stored.write(missed);
        startService();
      },
    });
    return [watch];
  });

  if (missed.length > 0) startService();
  return startService;
}
