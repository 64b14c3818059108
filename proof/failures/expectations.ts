import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import type { Language } from '../../e2e/fixtures/words.ts';
import type { RelayedRequest } from '../fault/relay.ts';
import type { FaultyShop } from '../shop/shop.ts';
import { visibleText } from './observe/page.ts';
import type { Visitor } from './observe/visitor.ts';

/** Named rules that several kinds of cells share. Each returns the violations. */

const LOGGED_WITHIN_MS = 8_000;
const FIRST_REQUEST_MS = 5_000;
const RENDERED_WITHIN_MS = 30_000;
const WARNING = 40;
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
/** Text for developers. */
const INTERNAL = /broken on purpose|Network Error|timeout exceeded|status code|\bundefined\b|\[object/;

/** No text for developers is visible. */
export async function noInternalText(page: Page): Promise<string[]> {
  const found = INTERNAL.exec(await visibleText(page.locator('body')))?.[0];
  return found === undefined ? [] : [`it shows internal text: ${found}`];
}

/** The message is in the language of the page. */
export function inLanguage(text: string | null, language: Language): string[] {
  return text === null || /[а-я]/i.test(text) === (language === 'ru') ? [] : [`a message is in another language: ${text.slice(0, 80)}`];
}

/** A warning in the log names one of the failed requests by its id. */
export async function isLogged(shop: FaultyShop, logSize: number, requests: readonly RelayedRequest[]): Promise<string[]> {
  const ids = new Set<unknown>(requests.map(({ id }) => id));
  return until(async () =>
    (await shop.logSince(logSize)).some(
      ({ reqId, call, level, status }) => (ids.has(reqId) || ids.has(call)) && (Number(level) >= WARNING || Number(status) >= 400),
    ),
  ).then((isSeen) => (isSeen ? [] : ['the log does not contain the failed request']));
}

/** The page has reported the failure of the remote, and the log contains the report. */
export async function isReported({ relay }: Visitor, shop: FaultyShop, logSize: number, remote: string): Promise<string[]> {
  return until(async () => {
    const isSent = relay.reports.some((report) => report.includes('"type":"error"') && report.includes(`"remote":"${remote}"`));
    return isSent && (await shop.logSince(logSize)).some((line) => line.remote === remote && line.msg === 'error in a browser');
  }).then((isSeen) => (isSeen ? [] : ['the page has not reported the failure']));
}

/** No page threw or logged an error. */
export function noErrors({ errors }: Visitor, tolerated: RegExp | null = null): string[] {
  return errors.filter((error) => !tolerated?.test(error)).map((error) => `a page logged an error: ${error.slice(0, 200)}`);
}

function until(isTrue: () => Promise<boolean>): Promise<boolean> {
  return expect
    .poll(isTrue, { timeout: LOGGED_WITHIN_MS })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
}

/** The requests of a visitor that have failed; `since`: how many requests the API had received before. */
export function faultyRequests({ api }: FaultyShop, { relay }: Visitor, since = 0): RelayedRequest[] {
  return api.requests.slice(since).filter(({ id, isFaulty }) => isFaulty && id.startsWith(relay.idPrefix));
}

/** Whether faulty requests of the visitor are pending, or the first one is still awaited. */
export function pendingFaults(shop: FaultyShop, visitor: Visitor): () => boolean {
  const firstBy = performance.now() + FIRST_REQUEST_MS;
  return () => {
    const faulty = faultyRequests(shop, visitor);
    return faulty.some(({ endedAt }) => endedAt === null) || (faulty.length === 0 && performance.now() < firstBy);
  };
}

interface FaultyRelease {
  readonly remote: string;
  readonly version: string;
  readonly logSize: number;
  readonly addresses: readonly string[];
}

/** The server logs that it could not render a release, and then renders the pages with another one. */
export async function serverViolations(shop: FaultyShop, { remote, version, logSize, addresses }: FaultyRelease): Promise<string[]> {
  const lines = await shop.logSince(logSize);
  const isFound = lines.some((line) => line.msg === 'render failed' && line.remote === remote && line.version === version);
  return [
    ...(isFound ? [] : ['the log does not contain the failed render']),
    ...(await Promise.all(addresses.map((address) => isRendered(shop, address)))).flat(),
  ];
}

async function isRendered(shop: FaultyShop, address: string): Promise<string[]> {
  const load = (agent: string) => fetch(`${shop.url}${address}`, { headers: { 'user-agent': agent } });
  for (const end = performance.now() + RENDERED_WITHIN_MS; performance.now() < end; await sleep(500)) {
    if ((await (await load('Mozilla/5.0')).text()).includes('data-page-skeleton')) continue;
    return (await load(CRAWLER)).status === 200 ? [] : ['a crawler does not get the page that is rendered again'];
  }
  return ['the server does not render the page again'];
}
