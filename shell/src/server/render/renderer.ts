import { currentRequestId } from '@vitrava/server-kit/http';
import { parseJson } from '@vitrava/server-kit/json';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { RouteDefinition } from '@vitrava/shared-kit/contracts/manifest';
import type { FrameInput, FramePart, PageErrorReason, RenderInput, ScopeValues } from '@vitrava/shared-kit/contracts/page';
import type { PageTrail } from '../../main-area/index.ts';
import { CACHE_BYTES } from '../cache/index.ts';
import type { MeasuredRender } from '../metrics/index.ts';
import { isUtf8 } from '../utf8/index.ts';
import { acceptFrameOutput, acceptRenderOutput, type RenderedFrame, type RenderedPage } from './answers.ts';
import { createApiRecord } from './api-record.ts';
import type { FailureRecord } from './exclusion/index.ts';
import { createFragmentPatience } from './fragment-patience.ts';
import { judgeRender } from './judge-render.ts';
import type { RenderFailure, RenderJob, RenderPool, ServedRelease } from './pool/index.ts';
import { createRenderCache, type Produced, type RenderCache } from './render-cache.ts';

/** Where and with what values something is rendered. `url` has no locale prefix; `stamp` changes with the settings. */
export interface PlaceToRender {
  readonly composition: string;
  readonly url: string;
  readonly locale: LocaleCode;
  readonly values: ScopeValues;
  readonly stamp: string;
}

/** `fragment`: this fragment instead of the page, null also when late, unless the caller `waits`. */
export interface RemotePlace extends PlaceToRender {
  readonly fragment?: string;
  /** The fragment's input, as JSON. */
  readonly inputText?: string;
  /** Fields of the input where that has none. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** Wanted is the fragment's placeholder. */
  readonly isPlaceholder?: boolean;
  /** How long the fragment is fresh; as long as a page when absent. */
  readonly freshMs?: number;
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
  /** When the shell can render no header and footer, the last good ones of the language: they may lead to another page's twin in the other language, but the shop is there. */
  frame(release: ServedRelease, place: FramePlace, request: FrameRequest): Promise<RenderedFrame | null>;
  cacheStats(): Readonly<Record<'remotes' | 'frames', ReturnType<RenderCache<unknown>['stats']>>>;
}

export interface RendererOptions {
  readonly pool: Pick<RenderPool, 'run'>;
  readonly failures: FailureRecord;
  readonly api: { readonly baseUrl: string; readonly deadlineMs: number };
  /** A render that takes longer, by time of its own, is a failure on record. */
  readonly slowMs: number;
  /** How long a page waits for a fragment that is not cached. */
  readonly fragmentPatienceMs: number;
  /** `composition`: of the page that was rendered. */
  readonly onFailure: (release: ServedRelease, failure: RenderFailure, composition: string) => void;
  /** Gets the calls that the API failed in a render, as `/api/news/: 503`. */
  readonly onApiFaults: (release: ServedRelease, faults: readonly string[]) => void;
  /** Gets every render that the pool was given. */
  readonly onRender?: ((render: MeasuredRender) => void) | undefined;
}

/** `isWhole`: nothing that the API owed was missing. */
interface Rendered<T> {
  readonly output: T | null;
  readonly isWhole: boolean;
}

type Request = Pick<RenderJob, 'release' | 'method' | 'input'> & Pick<MeasuredRender, 'part'> & Pick<PlaceToRender, 'composition'>;

/** Rough size of what is kept beside the texts. */
const OVERHEAD_BYTES = 2048;

export function createRenderer(options: RendererOptions): Renderer {
  const { api } = options;
  const patience = createFragmentPatience(options.fragmentPatienceMs);
  const remotes = createRenderCache<RenderedPage | null>({ maxBytes: CACHE_BYTES.renderedRemotes });
  const frames = createRenderCache<RenderedFrame | null>({ maxBytes: CACHE_BYTES.renderedFrames });
  const lastFrames = new Map<LocaleCode, RenderedFrame>();
  const render = createGuardedRender(options);

  return {
    async remote(release, { composition, url, locale, values, stamp, ...wanted }) {
      const { fragment, inputText, defaults = {}, isPlaceholder = false, freshMs, waits = false } = wanted;
      const part = fragment === undefined ? 'page' : 'fragment';
      const what = [release.remote, release.version, fragment ?? '', isPlaceholder].join('\n');
      const key = [what, locale, stamp, url, inputText ?? '', JSON.stringify(defaults)].join('\n');
      const reading = remotes.read(key, async () => {
        const input = { url, locale, values, api, ...(fragment !== undefined && fragmentInput(fragment, wanted)) };
        const startedAt = performance.now();
        const rendered = await render({ release, method: 'render', input, part, composition }, acceptRenderOutput);
        if (fragment !== undefined) patience.ended(what, performance.now() - startedAt);
        const isCacheable = rendered.output?.status === 200 || rendered.output?.status === 404;
        // A fragment of the frame, and a placeholder, show no data.
        const isLasting = fragment !== undefined && inputText === undefined;
        return { ...remember(rendered, isCacheable, isLasting ? 'unlimited' : 'normal'), freshMs };
      });
      return fragment === undefined || waits ? reading : patience.wait(what, reading);
    },
    async frame(release, place, { route, status, reason, trail = null, parts }) {
      const { url, locale, values, stamp, composition, isPreview = false, isOwn = false } = place;
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
      const key = [release.version, composition, locale, stamp, status, reason ?? '', JSON.stringify(trail), parts.join(), url].join('\n');
      const frame = await frames.read(key, async () =>
        remember(await render({ release, method: 'renderFrame', input, part: 'frame', composition }, acceptFrameOutput), true),
      );
      if (isPreview || !parts.includes('header')) return frame;
      if (frame && !isOwn) lastFrames.set(locale, frame);
      return frame ?? lastFrames.get(locale) ?? null;
    },
    cacheStats: () => ({ remotes: remotes.stats(), frames: frames.stats() }),
  };
}

/** Anyone may have written the markup that the input is from. */
function fragmentInput(fragment: string, { inputText, defaults, isPlaceholder }: Partial<RemotePlace>): Partial<RenderInput> {
  const input = inputText === undefined ? undefined : parseJson(inputText);
  const parsed = inputText === undefined ? {} : { input: typeof input === 'object' && input ? { ...defaults, ...input } : input };
  return { fragment, ...parsed, ...(isPlaceholder && { isPlaceholder }) };
}

/** Renders what the record of failures admits, and puts on record what came of it. */
function createGuardedRender({ pool, failures, slowMs, onFailure, onApiFaults, onRender }: RendererOptions) {
  const apiRecord = createApiRecord();

  async function call<T extends object>(request: Request, accept: (value: unknown) => T | null): Promise<Rendered<T>> {
    const { composition, part, ...job } = request;
    const { remote, version } = job.release;
    const startedAt = performance.now();
    const requestId = currentRequestId();
    const result = await pool.run(requestId === null ? job : { ...job, requestId });
    const excuses = result.ok ? apiRecord.judge(result.effort) : [];
    const { output, failure } = judgeRender(result, result.ok ? accept(result.value) : null, { slowMs, part, excuses });
    onRender?.({ remote, version, part, outcome: failure?.type ?? 'ok', seconds: (performance.now() - startedAt) / 1000 });
    if (failure) onFailure(job.release, failure, composition);
    else failures.succeeded(remote, version);
    const apiFaults = result.ok ? result.effort.apiFaults : [];
    if (apiFaults.length > 0) onApiFaults(job.release, apiFaults);
    return { output, isWhole: result.ok && apiFaults.length === 0 };
  }

  /** A probe runs beside the page, which is sent without it, as while the version is refused. */
  return async <T extends object>(request: Request, accept: (value: unknown) => T | null): Promise<Rendered<T>> => {
    const admission = failures.admit(request.release.remote, request.release.version);
    if (admission === 'render') return call(request, accept);
    if (admission === 'probe') void call(request, accept);
    return { output: null, isWhole: false };
  };
}

function remember<T extends RenderedPage | RenderedFrame>(
  { output, isWhole }: Rendered<T>,
  isCacheable: boolean,
  whole: 'normal' | 'unlimited' = 'normal',
): Produced<T | null> {
  const texts = Object.values(output ?? {}).filter(isUtf8);
  const bytes = texts.reduce((sum, text) => sum + text.length, OVERHEAD_BYTES);
  if (output === null || !isCacheable) return { value: output, bytes, retention: 'none' };
  return { value: output, bytes, retention: isWhole ? whole : 'brief' };
}
