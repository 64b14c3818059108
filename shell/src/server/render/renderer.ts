import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { RouteDefinition } from '@vitrava/shared-kit/contracts/manifest';
import type { FrameInput, FramePart, PageErrorReason, RenderInput, ScopeValues } from '@vitrava/shared-kit/contracts/page';
import type { PageTrail } from '../../main-area/index.ts';
import { CACHE_BYTES } from '../cache/index.ts';
import { isUtf8 } from '../utf8/index.ts';
import { acceptFrameOutput, acceptRenderOutput, type RenderedFrame, type RenderedPage } from './answers.ts';
import { isBlamable, type RenderFailure, type RenderJob, type RenderPool } from './pool/index.ts';
import type { Quarantine } from './quarantine.ts';
import { createRenderCache, type Produced, type RenderCache } from './render-cache.ts';

/** A release as the renderer sees it. */
export interface ServedRelease {
  readonly remote: string;
  readonly version: string;
  /** Absolute path of its server file. */
  readonly serverFile: string;
}

/** Where and with what values something is rendered. `url` has no locale prefix; `stamp` changes with the settings. */
export interface PlaceToRender {
  readonly url: string;
  readonly locale: LocaleCode;
  readonly values: ScopeValues;
  readonly stamp: string;
}

/** `composition`: the id of the versions that the frame leads to. */
export interface FramePlace extends PlaceToRender {
  readonly composition: string;
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
  remote(release: ServedRelease, place: PlaceToRender): Promise<RenderedPage | null>;
  frame(release: ServedRelease, place: FramePlace, request: FrameRequest): Promise<RenderedFrame | null>;
  cacheStats(): Readonly<Record<'remotes' | 'frames', ReturnType<RenderCache<unknown>['stats']>>>;
}

export interface RendererOptions {
  readonly pool: RenderPool;
  readonly quarantine: Quarantine;
  readonly api: { readonly baseUrl: string; readonly deadlineMs: number };
  readonly onFailure: (remote: string, version: string, failure: RenderFailure) => void;
}

/** Rough size of what is kept beside the texts. */
const OVERHEAD_BYTES = 2048;

export function createRenderer({ pool, quarantine, api, onFailure }: RendererOptions): Renderer {
  const remotes = createRenderCache<RenderedPage | null>({ maxBytes: CACHE_BYTES.renderedRemotes });
  const frames = createRenderCache<RenderedFrame | null>({ maxBytes: CACHE_BYTES.renderedFrames });

  async function call<T>({ remote, version }: ServedRelease, job: RenderJob, accept: (value: unknown) => T | null): Promise<T | null> {
    const result = await pool.run(job);
    const value = result.ok ? accept(result.value) : null;
    if (value !== null) {
      quarantine.succeeded(remote, version);
      return value;
    }
    const failure: RenderFailure = result.ok
      ? { type: 'threw', explanation: `${job.method}() gave something that is not its contract.` }
      : result.failure;
    onFailure(remote, version, failure);
    if (isBlamable(failure)) quarantine.failed(remote, version, failure);
    else quarantine.undecided(remote, version);
    return null;
  }

  /** A probe runs beside the page, which goes out without it, as in quarantine. */
  async function guarded<T>(release: ServedRelease, job: RenderJob, accept: (value: unknown) => T | null): Promise<T | null> {
    const admission = quarantine.admit(release.remote, release.version);
    if (admission === 'render') return call(release, job, accept);
    if (admission === 'probe') void call(release, job, accept);
    return null;
  }

  return {
    remote(release, { url, locale, values, stamp }) {
      const input: RenderInput = { url, locale, values, api };
      return remotes.read([release.remote, release.version, locale, stamp, url].join('\n'), async () => {
        const output = await guarded(release, { file: release.serverFile, method: 'render', input }, acceptRenderOutput);
        return remember(output, output !== null && (output.status === 200 || output.status === 404));
      });
    },
    frame(release, { url, locale, values, stamp, composition }, { route, status, reason, trail = null, parts }) {
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
      return frames.read(
        [release.version, composition, locale, stamp, status, reason ?? '', JSON.stringify(trail), parts.join(), url].join('\n'),
        async () => {
          const output = await guarded(release, { file: release.serverFile, method: 'renderFrame', input }, acceptFrameOutput);
          return remember(output, output !== null);
        },
      );
    },
    cacheStats: () => ({ remotes: remotes.stats(), frames: frames.stats() }),
  };
}

function remember<T extends RenderedPage | RenderedFrame | null>(value: T, cacheable: boolean): Produced<T> {
  const texts = Object.values(value ?? {}).filter(isUtf8);
  return { value, cacheable, bytes: texts.reduce((bytes, text) => bytes + text.length, OVERHEAD_BYTES) };
}
