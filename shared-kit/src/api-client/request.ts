import { abortAfter, linkSignals } from '../abort/index.ts';
import type { LocaleCode } from '../contracts/locale.ts';
import { abortedError, contractError, isApiError, networkError, statusError, timeoutError } from '../errors/index.ts';
import { noteUnreadable } from './unreadable.ts';

/** One call, as data. `path` starts with `api/`, as the specification writes it; undefined and empty query values are left out. */
export interface ApiRequest {
  readonly path: `api/${string}`;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  /** Carries the bearer token and the anti-forgery header (the authorization marker of the specification). */
  readonly authorized?: boolean;
  /** Extra headers, e.g. `Idempotency-Key`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Language of messages and texts; the page's own when absent. */
  readonly language?: LocaleCode;
  /** How long the call may take; 0 for as long as it takes. */
  readonly deadlineMs?: number;
  readonly signal?: AbortSignal;
  /** Outlives the document: for what is sent while the shopper leaves it. */
  readonly keepalive?: boolean;
  /** A read that more than one part of a page makes at the same time: it is sent once, and both receive the answer. */
  readonly isShared?: boolean;
}

/** What surrounds a call: base address (`/` in the browser), language, token, and the deadline of calls that name none: 0, which is none, when absent. */
export interface RequestContext {
  readonly baseUrl: string;
  readonly language: string;
  readonly token: string | null;
  readonly csrfToken: string | null;
  readonly deadlineMs?: number;
}

/** Address of a call below `baseUrl`, with its query. */
export function requestUrl({ path, query = {} }: ApiRequest, baseUrl: string): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return `${baseUrl.replace(/\/$/, '')}/${path}${search && `?${search}`}`;
}

function headersOf(request: ApiRequest, context: RequestContext): Record<string, string> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': request.language ?? context.language,
    ...request.headers,
  };
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  if (request.authorized && context.token) headers['authorization'] = `Bearer ${context.token}`;
  if (request.authorized && context.csrfToken) headers['x-csrftoken'] = context.csrfToken;
  return headers;
}

/** The body as data; null when there is none. The body of a refusal that cannot be read is null too: its status is what callers need. */
async function parse(response: Response, signal: AbortSignal): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (response.status === 204) return null;
  // A page instead of a response, as of a network that requires a sign-in: nothing shows that the request was carried
  // out.
  if (response.ok && type.includes('html')) throw networkError();
  if (!type.includes('json')) return null;
  try {
    return await response.json();
  } catch (error) {
    if (!response.ok && !signal.aborted) return null;
    throw Object(error).name === 'SyntaxError' ? contractError(['the body is not JSON']) : error;
  }
}

/** Sends one call, until `ended`. Throws an `ApiError`; gives the parsed body (null when there is none). */
export async function sendRequest(request: ApiRequest, context: RequestContext, ended?: AbortSignal): Promise<unknown> {
  const deadlineMs = request.deadlineMs ?? context.deadlineMs ?? 0;
  const deadline = deadlineMs > 0 ? abortAfter(deadlineMs) : undefined;
  const { signal, release } = linkSignals([deadline, request.signal, ended]);
  let response: Response | undefined;
  let body: unknown;
  try {
    response = await fetch(requestUrl(request, context.baseUrl), {
      method: request.method ?? 'GET',
      headers: headersOf(request, context),
      credentials: 'include',
      signal,
      keepalive: !!request.keepalive,
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
    body = await parse(response, signal);
  } catch (error) {
    if (deadline?.aborted) throw timeoutError();
    if (signal.aborted) throw abortedError();
    if (response?.ok) noteUnreadable(response.url, response.headers.get('x-request-id') ?? undefined);
    throw isApiError(error) ? error : networkError();
  } finally {
    release();
  }
  if (!response.ok) {
    const retryAfter = Number(response.headers.get('retry-after'));
    throw statusError(response.status, body, Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null);
  }
  return body;
}
