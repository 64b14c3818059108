import { signedOut } from '@vitrava/shared-kit/bus/session';
import { $locale } from '@vitrava/shared-kit/bus/shell';
import { busEvent } from '@vitrava/shared-kit/bus/units';
import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import { createStorageItem } from '@vitrava/shared-kit/models/storage-item';
import type { RemoteServiceModule } from '@vitrava/shared-kit/mount/service';
import { createWatch, type Scope } from 'effector';

/** Comes with the page's own remote where that comes alive at once; otherwise only when a service is needed. */
const loadRemotes = () => import(/* webpackChunkName: "remotes" */ './remotes/index.ts');

const RETRY_MS = 20_000;

/** Calls back with the sid of each of these events of the bus that happens. Any remote may have declared it. */
export function watchGoals(sids: readonly string[], scope: Scope, reached: (sid: string) => void): void {
  for (const sid of sids) createWatch({ unit: busEvent(sid), scope, fn: () => reached(sid) });
}

export interface Services {
  /** For the signed-in: all of them, at once. */
  readonly startAll: () => void;
  /** For guests: those that have something on this device; the others wait for the bus to wake them, or for another tab. */
  readonly startRestored: () => void;
}

/** A bus event for a service that is not loaded. */
interface Request {
  readonly sid: string;
  readonly payload: unknown;
  /** When it was emitted, in ms since 1970. */
  readonly at: number;
}

const RETENTION_MS = 24 * 60 * 60 * 1000;

/** More than a shopper causes by pressing buttons; an event that repeats by itself must not fill the storage, which all remotes share. */
const MAX_REQUESTS = 100;

/** The shell's own events are not stored: those of the session carry tokens. */
const isStorable = (sid: string): boolean => !/^(?:session|shell)\//.test(sid);

/** Requests that a service has not handled yet; the service takes them in the next document, of whatever tab. */
const requestsFor = (remote: string) =>
  createStorageItem<readonly Request[]>({
    key: `vitrava.requests.${remote}.v1`,
    parse: (stored) => (Array.isArray(stored) ? stored.filter(isRequest) : []),
    format: (requests) => (requests.length > 0 ? requests : null),
  });

const appended = (requests: readonly Request[], request: Request): readonly Request[] => [...requests, request].slice(-MAX_REQUESTS);

function isRequest(one: Partial<Request> | null): one is Request {
  if (!one || typeof one.sid !== 'string' || !isStorable(one.sid) || typeof one.at !== 'number') return false;
  return Date.now() - one.at < RETENTION_MS;
}

/** Prepares the remotes' services. A bus event for one that is not loaded starts it and is replayed to it. */
export function prepareServices(composition: PageComposition, scope: Scope): Services {
  const services = Object.entries(composition.remotes).flatMap(([remote, { service }]) =>
    service ? [{ restores: service.restores, startService: prepareService(remote, service.wakes, scope) }] : [],
  );
  const startThose = (isWanted: (restores: readonly string[]) => boolean): void => {
    for (const { restores, startService } of services) if (isWanted(restores)) startService();
  };
  createWatch({
    unit: signedOut,
    scope,
    fn({ reason }) {
      // The tab that has ended the session has removed them; what is stored since then is somebody else's. Also of remotes that this document does not load.
      if (reason !== 'otherTab') for (const remote of Object.keys(composition.remotes)) requestsFor(remote).remove();
    },
  });
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
  /** What could not be stored. The storage decides otherwise: a document that the browser has kept for Back must not replay what a later one has replayed. */
  let unstored: readonly Request[] = [];
  let isStarting = false;

  const begin = async (): Promise<void> => {
    const locale = scope.getState($locale);
    const { loadExposed, loadTexts } = await loadRemotes();
    const [service, texts] = await Promise.all([loadExposed<RemoteServiceModule>(remote, 'service'), loadTexts(remote, locale)]);
    service.start(scope, { locale, texts });
    for (const stop of stops) stop();
    for (const { sid, payload } of [...(stored.take() ?? []), ...unstored]) service.replay(scope, sid, payload);
    unstored = [];
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

  const stops = wakes.map((sid) =>
    createWatch({
      unit: busEvent<unknown>(sid),
      scope,
      fn(payload) {
        const request = { sid, payload, at: Date.now() };
        if (!isStorable(sid) || !stored.write(appended(stored.read() ?? [], request))) unstored = appended(unstored, request);
        startService();
      },
    }),
  );

  createWatch({
    unit: signedOut,
    scope,
    fn() {
      unstored = [];
    },
  });
  if (stored.read()?.length) startService();
  return startService;
}
