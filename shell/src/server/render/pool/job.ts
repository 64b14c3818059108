import type { Utf8 } from '../../utf8/index.ts';

/** The absolute server file of a release, and the integrity in its record. */
export interface ServerFile {
  readonly serverFile: string;
  readonly serverIntegrity: string;
}

/** A release as the renderer sees it. */
export interface ServedRelease extends ServerFile {
  readonly remote: string;
  readonly version: string;
  /** The container of its generation, where that is not the server's own. */
  readonly container?: ServerFile | undefined;
}

/** What a process serves: releases with the same files may share one. */
export function processKey({ serverFile, container }: ServedRelease): string {
  return container ? `${serverFile}\n${container.serverFile}` : serverFile;
}

/** One call of a server file: `method` is the name of its export, `input` is plain data. */
export interface RenderJob {
  readonly release: ServedRelease;
  readonly method: 'render' | 'renderFrame';
  readonly input: unknown;
  /** Id of the request that it is rendered for; its API calls send it. */
  readonly requestId?: string;
}

/**
 * Why a job has no answer, or a bad one. `timed-out`: it looped or never settled. `crashed`: it ended its process, or sent more than any page takes. `tampered`: the server file is
 * not the one that was released. `slow`, `failing`: there is an answer, but it took too long, or is an error without an error of the API.
 * `lost`, `overloaded` and `closed` are not the fault of the release; the others are.
 */
export interface RenderFailure {
  readonly type: 'threw' | 'timed-out' | 'crashed' | 'tampered' | 'slow' | 'failing' | 'lost' | 'overloaded' | 'closed';
  readonly explanation: string;
}

/** The longest text of `RenderEffort.apiFaults`: a longer one makes the message of its process invalid. */
export const API_FAULT_LENGTH = 160;

/** What a process measured of a job: its own ms, failed calls (`/api/news/: 503`), resources answered (`news`). */
export interface RenderEffort {
  readonly ownMs: number;
  readonly apiFaults: readonly string[];
  readonly answered: readonly string[];
}

export type RenderResult =
  | { readonly ok: true; readonly value: unknown; readonly effort: RenderEffort }
  | { readonly ok: false; readonly failure: RenderFailure };

/** Whether the failure is the fault of the release. */
export function isBlamable({ type }: RenderFailure): boolean {
  return type !== 'lost' && type !== 'overloaded' && type !== 'closed';
}

export function failed(type: RenderFailure['type'], explanation: string): RenderResult {
  return { ok: false, failure: { type, explanation } };
}

/** A reading call to the API that a render makes: its process itself has no network. */
export interface ApiCall {
  readonly url: string;
  readonly method: 'GET' | 'HEAD';
  readonly headers: Readonly<Record<string, string>>;
}
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Utf8;
}

/** A text is why there is no answer: `refused` where renders may not make this call. */
export type ApiOutcome = ApiAnswer | string;
