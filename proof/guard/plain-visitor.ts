import type { PageDocumentState } from '@vitrava/shared-kit/contracts/page';

/** Something that a page reports, as `/_events` takes it. */
export interface PageEvent {
  readonly type: 'vital' | 'error' | 'page' | 'goal';
  readonly name: string;
  readonly remote: string;
  readonly version: string;
  readonly value?: number;
}

/** A visit without a browser: one document, and the report that its page would send. */
export interface PlainVisit {
  /** The document comes from the first server, its report is sent to the second one. */
  readonly servers: readonly [string, string];
  /** Path of the document, and the route and the remote that it belongs to. */
  readonly path: string;
  readonly route: string;
  readonly remote: string;
  /** Where the visitor comes from. */
  readonly address: string;
  /** When the largest picture is painted, by how long the document took, in milliseconds. */
  readonly paintMs?: (waited: number) => number;
  /** What else the page reports of a version of the remote. */
  readonly happens?: (version: string) => readonly PageEvent[];
}

/** The identification of a visitor's browser. */
export const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

const STATE = /<script type="application\/json" id="vitrava-page">(.*?)<\/script>/s;

/** A new visitor opens a page, looks at it and leaves. Gives the version of the remote that they saw. */
export async function visitPlainly({
  servers,
  path,
  route,
  remote,
  address,
  paintMs = (waited) => waited + 200,
  happens,
}: PlainVisit): Promise<string> {
  const [first, second] = servers;
  const browser = { 'user-agent': USER_AGENT, 'x-forwarded-for': address };
  const startedAt = performance.now();
  const answer = await fetch(`${first}${path}`, { headers: browser });
  const html = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}.`);
  const { composition } = JSON.parse(STATE.exec(html)?.[1] ?? '{}') as PageDocumentState;
  const version = composition.remotes[remote]?.version ?? '';
  const vital = (name: string, value: number): PageEvent => ({ type: 'vital', name, value, remote, version });
  const waited = performance.now() - startedAt;
  const events: PageEvent[] = [
    vital('TTFB', waited),
    vital('FCP', waited + 100),
    { type: 'page', name: route, remote, version },
    vital('LCP', paintMs(waited)),
    vital('CLS', 0),
    ...(happens?.(version) ?? []),
  ];
  const cookie = answer.headers
    .getSetCookie()
    .find((one) => one.startsWith('visitor='))
    ?.split(';')[0];
  const report = await fetch(`${second}/_events`, {
    method: 'POST',
    headers: { ...browser, 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
    body: JSON.stringify({ composition: composition.id, age: Math.round(waited), events }),
  });
  if (report.status !== 204) throw new Error(`/_events answers ${report.status}.`);
  return version;
}
