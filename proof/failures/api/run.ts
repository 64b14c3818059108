import type { Browser } from '@playwright/test';
import { LANGUAGES } from '../../../e2e/fixtures/words.ts';
import { type Cell, DOORS, type Door, type Job, notRun, type Verdict } from '../cell.ts';
import type { FailingShop } from '../shop.ts';
import { openActor } from './acting.ts';
import { ACTIONS, type Action } from './actions/index.ts';
import { type ApiFault, CHANGING_FAULTS, READING_FAULTS } from './faults.ts';
import { openApiVisitor } from './meeting.ts';
import { isCallOf, type Resource, readResources } from './resources.ts';
import { type PageVisit, readVisits, readVisitsLike } from './visits.ts';

/** Every call that the API describes, in every fault, on a page that makes it when it is opened. Each shop has customers of its own, who visit the same pages. */
export async function apiJobs(shops: readonly FailingShop[], browser: Browser): Promise<Job[]> {
  const [first] = shops;
  if (!first) return [];
  const resources = await readResources(first.apiUrl);
  const visits = await readVisits(first, browser);
  const known = shops.map(async (shop) => [shop, shop === first ? visits : await readVisitsLike(visits, shop, browser)] as const);
  const visitsOf = new Map(await Promise.all(known));
  return resources.flatMap((resource) => {
    const isMeant = isCallOf(resource, resources);
    const places = DOORS.map((door) => placeFor(resource, isMeant, door, visits));
    return READING_FAULTS.map((fault): Job => {
      const cells = DOORS.flatMap((door) =>
        LANGUAGES.map((language): Cell => ({ part: 'API', subject: resource.name, fault: fault.name, door, language })),
      );
      return {
        cells,
        async run(shop, inBrowser) {
          const its = (index: number) => visitsOf.get(shop)?.[index];
          const verdicts = await meetTogether(shop, inBrowser, { resource, isMeant, fault, places, cells, its }).catch((error: unknown) =>
            cells.map(() => notRun(error)),
          );
          return cells.map((cell, index) => ({ cell, verdict: verdicts[index] ?? notRun('nothing was said of it') }));
        },
      };
    });
  });
}

/** Everything that visitors press for which a call is made, with that call in every fault. */
export async function actionJobs([first]: readonly FailingShop[]): Promise<Job[]> {
  if (!first) return [];
  const resources = await readResources(first.apiUrl);
  return ACTIONS.flatMap((action) => {
    const resource = resources.find(({ name }) => name === action.call);
    return CHANGING_FAULTS.filter(({ name }) => !action.call.startsWith('GET') || name !== 'answer lost').map((fault): Job => {
      const cells = LANGUAGES.map(
        (language): Cell => ({ part: 'actions', subject: action.call, fault: fault.name, door: action.name, language }),
      );
      return {
        cells,
        async run(shop, browser) {
          if (!resource) return cells.map((cell) => ({ cell, verdict: notRun('the API does not describe this call') }));
          const isMeant = isCallOf(resource, resources);
          const verdicts = await actTogether(shop, browser, { action, fault, isMeant, cells }).catch((error: unknown) =>
            cells.map(() => notRun(error)),
          );
          return cells.map((cell, index) => ({ cell, verdict: verdicts[index] ?? notRun('nothing was said of it') }));
        },
      };
    });
  });
}

interface Acting {
  readonly action: Action;
  readonly fault: ApiFault;
  readonly isMeant: IsMeant;
  readonly cells: readonly Cell[];
}

async function actTogether(shop: FailingShop, browser: Browser, { action, fault, isMeant, cells }: Acting): Promise<Verdict[]> {
  const opened = await Promise.allSettled(cells.map(({ language }) => openActor(browser, shop, { action, language })));
  shop.backend.meet({ fault: fault.wire, isMeant });
  try {
    const acts = await Promise.allSettled(opened.map((one) => (one.status === 'fulfilled' ? one.value.act() : Promise.reject(one.reason))));
    shop.backend.meet(null);
    return await Promise.all(
      opened.map(async (one, index): Promise<Verdict> => {
        const act = acts[index];
        const verdict = one.status === 'fulfilled' ? await one.value.recover().catch(notRun) : notRun(one.reason);
        return act?.status === 'rejected' ? notRun(act.reason) : verdict;
      }),
    );
  } finally {
    shop.backend.meet(null);
  }
}

type IsMeant = ReturnType<typeof isCallOf>;

/** Where a call is met through a door, by the places of the pages in the list; else why it is not. */
type Place = { readonly visit: number; readonly other: number } | { readonly reason: string };

function placeFor(resource: Resource, isMeant: IsMeant, door: Door, visits: readonly PageVisit[]): Place {
  const isMade = ({ calls }: PageVisit, through: Door) => calls[through].some((call) => isMeant(...(call.split(' ') as [string, string])));
  const made = visits.filter((one) => isMade(one, door) && (door !== 'server HTML' || one.customers === null));
  const [visit] = made.sort((one, another) => ranked(resource, one, door) - ranked(resource, another, door));
  const isAnother = (one: PageVisit) => one.remote !== visit?.remote && one.customers === null && one.pages.ru.shown === 'whole';
  // Without a token a customer's cart is not whole either.
  const isForAll = (one: PageVisit) => !visits.some(({ remote, customers }) => remote === one.remote && customers !== null);
  const isApart = (one: PageVisit) => isAnother(one) && !isMade(one, 'first load');
  const other = visits.find((one) => isApart(one) && isForAll(one)) ?? visits.find(isApart) ?? visits.find(isAnother);
  if (visit && other) return { visit: visits.indexOf(visit), other: visits.indexOf(other) };
  return {
    reason: reasonOf(
      resource,
      door,
      visits.some((one) => isMade(one, 'first load')),
    ),
  };
}

function reasonOf({ name, callers }: Resource, door: Door, isMadeAtAll: boolean): string {
  const isPressed = ACTIONS.some(({ call }) => call === name);
  if (callers.length === 0 && !isPressed && !isMadeAtAll) return 'no part of the shop makes this call';
  if (!isMadeAtAll) return 'no page makes this call when it is opened; see the actions';
  return door === 'server HTML' ? 'no document is made with it' : 'it is asked once, when the shop starts';
}

/** The page of who makes the call first, for guests before customers, and of those the one that makes the fewest: it is about what it asks for. */
function ranked({ callers }: Resource, { remote, customers, calls }: PageVisit, door: Door): number {
  return (callers.includes(remote) ? 0 : 2000) + (customers ? 1000 : 0) + calls[door].length;
}

interface Together {
  readonly resource: Resource;
  readonly isMeant: IsMeant;
  readonly fault: ApiFault;
  /** By door. */
  readonly places: readonly Place[];
  readonly cells: readonly Cell[];
  readonly its: (index: number) => PageVisit | undefined;
}

async function meetTogether(
  shop: FailingShop,
  browser: Browser,
  { resource, isMeant, fault, places, cells, its }: Together,
): Promise<Verdict[]> {
  const together = new Map<string, Set<string>>();
  const opened = await Promise.allSettled(
    cells.map(async ({ door, language }) => {
      const place = places[DOORS.indexOf(door as Door)];
      if (!place || 'reason' in place) return place?.reason ?? 'nobody comes so';
      const [visit, other] = [its(place.visit), its(place.other)];
      if (!visit || !other) throw new Error('This shop was not visited.');
      return openApiVisitor(browser, shop, {
        door: door as Door,
        language,
        customer: visit.customers?.[language] ?? null,
        wanted: visit.pages[language],
        other: other.pages[language],
        fault,
        isOfSession: resource.template === '/api/token/refresh/',
        together,
      });
    }),
  );
  shop.backend.meet({ fault: fault.wire, isMeant });
  try {
    const meetings = await Promise.allSettled(
      opened.map(async (one) => one.status === 'fulfilled' && typeof one.value !== 'string' && one.value.meet()),
    );
    shop.backend.meet(null);
    return await Promise.all(
      opened.map(async (one, index): Promise<Verdict> => {
        if (one.status === 'rejected') return notRun(one.reason);
        if (typeof one.value === 'string') return { type: 'does not apply', reason: one.value };
        const meeting = meetings[index];
        const verdict = await one.value.recover().catch(notRun);
        return meeting?.status === 'rejected' ? notRun(meeting.reason) : verdict;
      }),
    );
  } finally {
    shop.backend.meet(null);
  }
}
