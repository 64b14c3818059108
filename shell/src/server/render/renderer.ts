import { currentRequestId } from '@vitrava/server-kit/http';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { RouteDefinition } from '@vitrava/shared-kit/contracts/manifest';
import type { FrameInput, FramePart, PageErrorReason, RenderInput, ScopeValues } from '@vitrava/shared-kit/contracts/page';
import { LRUCache } from 'lru-cache';
import type { PageTrail } from '../../main-area/index.ts';
import { CACHE_BYTES } from '../cache/index.ts';
import type { MeasuredRender } from '../metrics/index.ts';
import { isUtf8 } from '../utf8/index.ts';
import { acceptFrameOutput, acceptRenderOutput, type RenderedFrame, type RenderedPage } from './answers.ts';
import { createApiRecord } from './api-record.ts';
import { isEmptyPage } from './empty-page.ts';
import type { FailureRecord } from './exclusion/index.ts';
import { failureOf } from './failure-of.ts';
import { createLastFrames } from './last-frames.ts';
import { createPatience } from './patience.ts';
import { isBlamable, type RenderFailure, type RenderJob, type RenderPool } from './pool/index.ts';
import { createRenderCache, type Produced, type RenderCache } from './render-cache.ts';

/** A release as the renderer sees it. */
export interface ServedRelease {
  readonly remote: string;
  readonly version: string;
  /** Absolute path of its server file, and the data of its record. */
  readonly serverFile: string;
  readonly serverIntegrity: string;
}

/** Where and with what values something is rendered. `url` has no locale prefix; `stamp` changes with the settings. */
export interface PlaceToRender {
  /** The id of the versions of the page. */
  readonly composition: string;
  readonly url: string;
  readonly locale: LocaleCode;
  readonly values: ScopeValues;
  readonly stamp: string;
}

/**
 * `fragment`: wanted is not the page of the address but this fragment of the frame, which no page waits for long: it is null when it is only late, too,
 * unless the caller `waits`.
 */
export interface RemotePlace extends PlaceToRender {
  readonly fragment?: string;
  readonly waits?: boolean;
}

/** `composition`: also the versions that the frame leads to. */
export interface FramePlace extends PlaceToRender {
  /** For the holder of a link alone: it replaces no other frame, and none replaces it. */
  readonly isPreview?: boolean;
  /** It shows a visitor's own data, and replaces no other frame. */
  readonly isOwn?: boolean;
}

export interface FrameRequest {
  readonly route: RouteDefinition | null;
  readonly status: number;
  readonly reason?: PageErrorReason | undefined;
  /** What `trail` shows. */
  readonly trail?: PageTrail | null | undefined;
  readonly parts: readonly FramePart[];
}

/** Renders remotes and the frame: through the cache, in the pool, with the failures of each version on record. Null: it could not be done. */
export interface Renderer {
  remote(release: ServedRelease, place: RemotePlace): Promise<RenderedPage | null>;
  frame(release: ServedRelease, place: FramePlace, request: FrameRequest): Promise<RenderedFrame | null>;
  cacheStats(): Readonly<Record<'remotes' | 'frames', ReturnType<RenderCache<unknown>['stats']>>>;
}

/** A renderer that also receives data that no render contains. */
export interface AccountableRenderer extends Renderer {
  /** Puts on record what a version did after its renders were answered. */
  fault(serverFile: string, failure: RenderFailure): void;
}

export interface RendererOptions {
  readonly pool: RenderPool;
  readonly failures: FailureRecord;
  readonly api: { readonly baseUrl: string; readonly deadlineMs: number };
  /** A render that takes longer, by time of its own, is a failure on record. */
  readonly slowMs: number;
  /** How long a page waits for a fragment of the frame that was never rendered. */
  readonly slotPatienceMs: number;
  /** `composition`: of the page that was rendered; null for what a version did when its renders were answered. */
  readonly onFailure: (remote: string, version: string, failure: RenderFailure, composition: string | null) => void;
  /** Gets the calls that the API failed in a render, as `/api/news/: 503`. */
  readonly onApiFaults: (remote: string, version: string, faults: readonly string[]) => void;
  /** Gets every render that the pool was given. */
  readonly onRender?: ((render: MeasuredRender) => void) | undefined;
}

/** `isWhole`: nothing that the API owed was missing. */
interface Rendered<T> {
  readonly output: T | null;
  readonly isWhole: boolean;
}

type Request = Pick<RenderJob, 'method' | 'input'> & Pick<PlaceToRender, 'composition'>;

/** Versions whose late errors find their record. */
const SERVED_LIMIT = 500;
/** Rough size of what is kept beside the texts. */
const OVERHEAD_BYTES = 2048;

export function createRenderer({
  pool,
  failures,
  api,
  slowMs,
  slotPatienceMs,
  onFailure,
  onApiFaults,
  onRender,
}: RendererOptions): AccountableRenderer {
  const remotes = createRenderCache<RenderedPage | null>({ maxBytes: CACHE_BYTES.renderedRemotes });
  const frames = createRenderCache<RenderedFrame | null>({ maxBytes: CACHE_BYTES.renderedFrames });
  const lastFrames = createLastFrames();
  const inTime = createPatience<RenderedPage | null>(slotPatienceMs);
  const apiRecord = createApiRecord();
  const served = new LRUCache<string, ServedRelease>({ max: SERVED_LIMIT });

  function record({ remote, version }: ServedRelease, failure: RenderFailure, composition: string | null): void {
    onFailure(remote, version, failure, composition);
    if (isBlamable(failure)) failures.failed(remote, version, failure);
    else failures.undecided(remote, version);
  }

  async function call<T extends object>(
    release: ServedRelease,
    { composition, ...request }: Request,
    accept: (value: unknown) => T | null,
  ): Promise<Rendered<T>> {
    served.set(release.serverFile, release);
    const startedAt = performance.now();
    const requestId = currentRequestId();
    const job = { ...request, file: release.serverFile, integrity: release.serverIntegrity };
    const result = await pool.run(requestId === null ? job : { ...job, requestId });
    const value = result.ok ? accept(result.value) : null;
    const excuses = result.ok ? apiRecord.judge(result.effort) : [];
    const part = request.method === 'renderFrame' ? 'frame' : 'fragment' in (request.input as object) ? 'fragment' : 'page';
    const isEmpty = part === 'page' && value !== null && isEmptyPage(value as unknown as RenderedPage);
    const failure = failureOf(result, value, { slowMs, part, excuses, isEmpty });
    const { remote, version } = release;
    onRender?.({ remote, version, part, outcome: failure?.type ?? 'ok', seconds: (performance.now() - startedAt) / 1000 });
    if (failure) record(release, failure, composition);
    else failures.succeeded(release.remote, release.version);
    const apiFaults = result.ok ? result.effort.apiFaults : [];
    if (apiFaults.length > 0) onApiFaults(remote, version, apiFaults);
    return { output: isEmpty ? null : value, isWhole: result.ok && apiFaults.length === 0 };
  }

  /** A probe runs beside the page, which is sent without it, as while the version is refused. */
  async function guarded<T extends object>(
    release: ServedRelease,
    request: Request,
    accept: (value: unknown) => T | null,
  ): Promise<Rendered<T>> {
    const admission = failures.admit(release.remote, release.version);
    if (admission === 'render') return call(release, request, accept);
    if (admission === 'probe') void call(release, request, accept);
    return { output: null, isWhole: false };
  }

  return {
    remote(release, { composition, url, locale, values, stamp, fragment, waits = false }) {
      const input: RenderInput = { url, locale, values, api, ...(fragment !== undefined && { fragment }) };
      const key = [release.remote, release.version, locale, stamp, url, fragment ?? ''].join('\n');
      const produce = async () => {
        const rendered = await guarded(release, { method: 'render', input, composition }, acceptRenderOutput);
        return remember(rendered, ({ status }) => status === 200 || status === 404, fragment === undefined ? 'normal' : 'unlimited');
      };
      return fragment === undefined || waits ? remotes.read(key, produce) : inTime(key, () => remotes.read(key, produce));
    },
    async frame(
      release,
      { url, locale, values, stamp, composition, isPreview = false, isOwn = false },
      { route, status, reason, trail = null, parts },
    ) {
      const input: FrameInput = {
        url,
        locale,
        values: { ...values, 'shell/$trail': trail },
        route,
        status,
        ...(reason ? { reason } : {}),
        parts,
        api,
      };
      const frame = await frames.read(
        [release.version, composition, locale, stamp, status, reason ?? '', JSON.stringify(trail), parts.join(), url].join('\n'),
        async () => {
          const rendered = await guarded(release, { method: 'renderFrame', input, composition }, acceptFrameOutput);
          return remember(rendered, () => true);
        },
      );
      return isPreview ? frame : lastFrames.orLast(frame, { locale, parts, isOwn });
    },
    fault(serverFile, failure) {
      const release = served.get(serverFile);
      if (release) record(release, failure, null);
    },
    cacheStats: () => ({ remotes: remotes.stats(), frames: frames.stats() }),
  };
}

function remember<T extends RenderedPage | RenderedFrame>(
  { output, isWhole }: Rendered<T>,
  isCacheable: (output: T) => boolean,
  whole: 'normal' | 'unlimited' = 'normal',
): Produced<T | null> {
  const texts = Object.values(output ?? {}).filter(isUtf8);
  const bytes = texts.reduce((sum, text) => sum + text.length, OVERHEAD_BYTES);
  if (output === null || !isCacheable(output)) return { value: output, bytes, retention: 'none' };
  return { value: output, bytes, retention: isWhole ? whole : 'brief' };
}
