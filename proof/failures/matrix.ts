import { LANGUAGES, type Language, WORDS } from '../../e2e/fixtures/words.ts';
import { asGood, tamperServerFile } from '../fault/releases.ts';
import { openActionVisit } from './action-visit.ts';
import { ACTIONS, ACTIVITIES, INTERRUPTED_CHECKOUTS, openActivity } from './actions/index.ts';
import { placeFor } from './api-places.ts';
import { type Cell, type Group, notRun, type Verdict, type Visit } from './cell.ts';
import { EVENTS, RETURNS, type Return } from './events.ts';
import { serverViolations } from './expectations.ts';
import { API_FAULTS, type ApiFault, BROWSER_FAULTS, REMOTE_FAULTS, type RemoteFault } from './faults.ts';
import { openFragmentVisit } from './fragment-visit.ts';
import { mapLimited } from './map-limited.ts';
import type { BrowserState } from './observe/visitor.ts';
import { type Expectations, openPageVisit } from './page-visit.ts';
import { type ApiCall, addressOf, type Remote, type RemotePage } from './remotes.ts';
import { ENTRIES, type Entry, type Site } from './site.ts';
import { openTabVisit } from './tab-visit.ts';
import { violationsWithoutScripts } from './without-scripts.ts';

/** The location of a remote's slot and popup. */
const FRAGMENT = 'on a page of another remote';
const AT_ONCE = 3;

const cellsOf = (part: Cell['part'], subject: string, fault: string, locations: readonly string[]): Cell[] =>
  locations.flatMap((location) => LANGUAGES.map((language) => ({ part, subject, fault, location, language })));

const notApplicable = (reason: string): Verdict => ({ type: 'does not apply', reason });

/** All cells: each subject with each of its faults, at each location, in each language. */
export function groupsOf(remotes: readonly Remote[], calls: readonly ApiCall[]): Group[] {
  const pages = remotes.flatMap((remote) => remote.pages);
  return [
    ...remotes.flatMap((remote) => REMOTE_FAULTS.flatMap((fault, index) => remoteGroups(remotes, remote, fault, index))),
    ...calls.flatMap((call) => API_FAULTS.filter(({ only }) => only !== 'changes').map((fault) => apiGroup(call, fault))),
    ...ACTIONS.flatMap((action) => actionFaults(action.call).map((fault) => actionGroup(calls, action, fault))),
    ...remotes.flatMap(({ name }) => browserGroups(name, pages)),
    ...remotes.flatMap((remote) => tabGroups(remote)),
    ...ACTIVITIES.flatMap((activity) =>
      (['storage full', 'storage forbidden', 'cookies off'] as const).map(
        (state): Group => ({
          cells: cellsOf('browser', activity.name, state, ['visit']),
          open: (site, { language }) => openActivity(site, activity, state, language),
        }),
      ),
    ),
    ...INTERRUPTED_CHECKOUTS.map(
      (checkout): Group => ({
        cells: cellsOf('browser', 'checkout', checkout.name, ['visit']),
        open: (site, { language }) => openActivity(site, checkout, 'whole', language),
      }),
    ),
  ];
}

const REMOTE_EXPECTATIONS: Expectations = {
  accepts: ['whole', 'failure'],
  status: 'ok',
  comesBefore: false,
  returns: true,
  keepsDocument: true,
  evidence: 'report',
  isIntact: false,
  delayMs: 0,
};

/** The server stops using a release that it cannot render, so that each entry needs a release of its own. */
function remoteGroups(remotes: readonly Remote[], remote: Remote, fault: RemoteFault, index: number): Group[] {
  const withoutCustomer = remote.pages.filter(({ needsCustomer }) => !needsCustomer);
  const others = remotes.flatMap(({ name, pages }) =>
    name === remote.name ? [] : pages.filter(({ needsCustomer, promptsSignIn }) => !needsCustomer && !promptsSignIn).slice(0, 1),
  );
  const [page, other] = [withoutCustomer[index % withoutCustomer.length], others[index % others.length]];
  if (!page || !other) throw new Error(`${remote.name} or all other remotes have no page for guests.`);
  const delayMs = fault.in === 'files' && fault.fault.type === 'slow' ? fault.fault.ms : 0;
  const expectations: Expectations =
    delayMs > 0
      ? { ...REMOTE_EXPECTATIONS, accepts: ['whole', 'failure', 'readable'], keepsDocument: false, delayMs }
      : REMOTE_EXPECTATIONS;
  const files = `/releases/${remote.name}/`;
  const injection =
    fault.in === 'files'
      ? { fault: fault.fault, matches: (_: string, path: string) => path.startsWith(files) && fault.files.test(path) }
      : undefined;
  const open = async (site: Site, { location, language }: Cell): Promise<Visit | Verdict> => {
    if (location === 'server HTML' && fault.in === 'browser code') return notApplicable('a document without scripts does not run it');
    const reader = { language, hasScripts: true, isCustomer: false };
    const [expected, another] = [await site.baseline(page, reader), await site.baseline(other, reader)];
    if (location === FRAGMENT) {
      return openFragmentVisit(site, { remote, language, other: another, injection, delayMs, slotRecovers: injection !== undefined });
    }
    return openPageVisit(site, { entry: location as Entry, language, customer: null, expected, other: another, injection, expectations });
  };
  const hasFragment = remote.hasSlot || (remote.popup !== null && fault.in !== 'server render');
  const locations = [...ENTRIES, ...(hasFragment ? [FRAGMENT] : [])];
  const cells = (chosen: readonly string[]) => cellsOf('remotes', remote.name, fault.name, chosen);
  const onServer = (location: string): Group => {
    let released = { version: '', logSize: 0 };
    return {
      cells: cells([location]),
      open,
      async inject({ shop }) {
        const logSize = await shop.logSize();
        released = { logSize, version: await shop.release(remote.name, fault.in === 'server render' ? fault.change : asGood) };
        if (fault.in === 'files') await tamperServerFile(shop.dataDir, remote.name, released.version);
        // The shop recovers by itself.
        return () => undefined;
      },
      async check({ shop }) {
        const addresses = LANGUAGES.map((language) => addressOf(page, language));
        return serverViolations(shop, { remote: remote.name, ...released, addresses }).finally(() => shop.restore(remote.name));
      },
    };
  };
  if (fault.in === 'server render') return locations.map(onServer);
  if (fault.in !== 'files') {
    const inject: Group['inject'] = async ({ shop }) => {
      await shop.release(remote.name, fault.change);
      return () => shop.restore(remote.name);
    };
    return [{ cells: cells(locations), open, inject }];
  }
  if (fault.fault.type !== 'tampered') return [{ cells: cells(locations), open }];
  return [{ cells: cells(locations.filter((location) => location !== 'server HTML')), open }, onServer('server HTML')];
}

function apiGroup(call: ApiCall, fault: ApiFault): Group {
  const sharing = new Map<string, Set<string>>();
  return {
    cells: cellsOf('API', call.name, fault.name, ENTRIES),
    inject: injectApi(call, fault),
    async open(site, { location, language }) {
      const entry = location as Entry;
      const place = placeFor(call, entry, await site.allBaselines('ru'));
      if ('reason' in place) return notApplicable(place.reason);
      const inLanguage = (page: RemotePage, isCustomer: boolean) => site.baseline(page, { language, hasScripts: true, isCustomer });
      const expected = await inLanguage(place.visited.page, place.visited.isCustomer);
      const prefixes = sharing.get(expected.path) ?? new Set();
      sharing.set(expected.path, prefixes);
      const isRefusedSession = call.name.endsWith(' /api/token/refresh/') && fault.name === '401';
      return openPageVisit(site, {
        entry,
        language,
        customer: place.visited.isCustomer ? await site.customer(language) : null,
        expected,
        other: await inLanguage(place.other.page, place.other.isCustomer),
        sharing: prefixes,
        expectations: {
          accepts: isRefusedSession ? ['whole', 'failure', 'guest'] : ['whole', 'failure'],
          status: 'honest',
          comesBefore: true,
          returns: entry === 'first load' && fault.delayMs === 0,
          keepsDocument: false,
          evidence: 'log',
          isIntact: false,
          delayMs: fault.delayMs,
        },
      });
    },
  };
}

function actionFaults(call: string): ApiFault[] {
  return API_FAULTS.filter(({ only, name }) => only !== 'reads' && !(call.startsWith('GET') && name === 'response lost'));
}

function actionGroup(calls: readonly ApiCall[], action: (typeof ACTIONS)[number], fault: ApiFault): Group {
  const call = calls.find(({ name }) => name === action.call);
  return {
    cells: cellsOf('actions', action.call, fault.name, [action.name]),
    open: (site, { language }) => openActionVisit(site, action, language),
    inject: injectApi(call, fault),
  };
}

function injectApi(call: ApiCall | undefined, { fault }: ApiFault): NonNullable<Group['inject']> {
  return async ({ shop: { api } }) => {
    if (!call) throw new Error('The API does not describe this call.');
    api.inject({ fault, matches: call.matches });
    return () => api.inject(null);
  };
}

/** A cell visits all pages of a remote, one after the other. */
function browserGroups(remote: string, all: readonly RemotePage[]): Group[] {
  const pages = all.filter((page) => page.remote === remote);
  const other = all.find((page) => page.remote !== remote && !page.needsCustomer);
  if (!other) throw new Error(`No other remote than ${remote} has a page for guests.`);
  return Object.entries(BROWSER_FAULTS).flatMap(([name, locations]) => {
    const state = name as keyof typeof BROWSER_FAULTS;
    return Object.entries(locations).map(([location, isRun]): Group => {
      const statuses = new Map<string, number>();
      const visitPage = async (site: Site, page: RemotePage, language: Language): Promise<Verdict> => {
        const { number } = await site.customer(language);
        if (state === 'scripts off') {
          return {
            type: 'run',
            shown: 'readable',
            violations: await violationsWithoutScripts(site, addressOf(page, language, number), language, statuses),
          };
        }
        return visitOnce(await openBrowserVisit(site, { state, entry: location as Entry, language, page, other }));
      };
      return {
        cells: cellsOf('browser', remote, state, [location]),
        open: async (site, { language }) =>
          isRun === 'run' ? visitAll(pages, (page) => visitPage(site, page, language)) : notApplicable(isRun),
      };
    });
  });
}

interface BrowserVisit {
  readonly state: Exclude<BrowserState, 'whole'> | 'offline';
  readonly entry: Entry;
  readonly language: Language;
  readonly page: RemotePage;
  readonly other: RemotePage;
}

async function openBrowserVisit(site: Site, { state, entry, language, page, other }: BrowserVisit): Promise<Visit> {
  const hasScripts = entry !== 'server HTML';
  const isCustomer = page.needsCustomer && state !== 'cookies off' && hasScripts;
  const reader = { language, hasScripts, isCustomer };
  const expected = await site.baseline(page, reader);
  // A browser that has not stored the choices of the checkout shows another step.
  const isStep = isCustomer && page.isSlim && !page.path.includes(':');
  return openPageVisit(site, {
    entry,
    language,
    state,
    customer: isCustomer ? await site.customer(language) : null,
    expected: isStep ? { ...expected, titles: stepTitles(language), size: 0 } : expected,
    other: await site.baseline(other, reader),
    expectations: {
      accepts: state === 'offline' ? ['whole', 'failure'] : ['whole'],
      status: 'ok',
      comesBefore: true,
      returns: state !== 'offline' && hasScripts,
      keepsDocument: true,
      evidence: null,
      isIntact: true,
      delayMs: 0,
    },
  });
}

/** The steps of the checkout replace each other, depending on what was chosen. */
function stepTitles(language: Language): readonly string[] {
  const { choosePlace, choosePayment, review } = WORDS[language];
  return [choosePlace, choosePayment, review];
}

/** A cell of several pages, each of which has its own fault. */
function visitAll(pages: readonly RemotePage[], visit: (page: RemotePage) => Promise<Verdict>): Visit {
  let verdicts: readonly Verdict[] = [];
  return {
    close: async () => undefined,
    async duringFault() {
      verdicts = await mapLimited(pages, AT_ONCE, (page) => visit(page).catch((error: unknown) => notRun(error, page.path)));
    },
    async afterFault() {
      const run = verdicts.flatMap((verdict) => (verdict.type === 'run' ? [verdict] : []));
      return {
        type: 'run',
        shown: [...new Set(run.map(({ shown }) => shown))].join('; '),
        violations: run.flatMap(({ violations }) => violations),
      };
    },
  };
}

async function visitOnce({ duringFault, afterFault, close }: Visit): Promise<Verdict> {
  try {
    await duringFault();
    return await afterFault();
  } finally {
    await close();
  }
}

function tabGroups(remote: Remote): Group[] {
  return Object.entries(RETURNS).flatMap(([way, names]) =>
    EVENTS.filter(({ name }) => names.some((one) => one === name)).map(
      (event): Group => ({
        cells: cellsOf('browser', remote.name, event.name, [way]),
        open: (site, { language }) => openTabVisit(site, { way: way as Return, event, language, pages: remote.pages }),
      }),
    ),
  );
}
