import { LANGUAGES } from '../../../e2e/fixtures/words.ts';
import { type Cell, DOORS, type Door, type Job } from '../cell.ts';
import type { FailingShop } from '../shop.ts';
import { type Fault, meetTogether } from '../together.ts';
import { openActor } from './acting.ts';
import { ACTIONS } from './actions/index.ts';
import { type ApiFault, CHANGING_FAULTS, READING_FAULTS } from './faults.ts';
import { openApiVisitor } from './meeting.ts';
import { isCallOf, type Resource, readResources } from './resources.ts';
import { type PageVisit, visitsOf } from './visits.ts';

/** Every call that the API describes, in every fault, on a page that makes it when it is opened. Each shop has customers of its own, who visit the same pages. */
export async function apiJobs([first]: readonly FailingShop[]): Promise<Job[]> {
  if (!first) return [];
  const resources = await readResources(first.apiUrl);
  return resources.flatMap((resource) => {
    const isMeant = isCallOf(resource, resources);
    return READING_FAULTS.map((fault): Job => {
      const cells = DOORS.flatMap((door) =>
        LANGUAGES.map((language): Cell => ({ part: 'API', subject: resource.name, fault: fault.name, door, language })),
      );
      return {
        cells,
        async run(shop, browser) {
          const together = new Map<string, Set<string>>();
          const visitors = cells.map(async ({ door: name, language }) => {
            const door = name as Door;
            const place = placeFor(resource, isMeant, door, visitsOf(shop));
            if ('reason' in place) return { type: 'does not apply', reason: place.reason } as const;
            const { visit, other } = place;
            const customer = visit.customers?.[language] ?? null;
            const pages = { wanted: visit.pages[language], other: other.pages[language] };
            const isOfSession = resource.template === '/api/token/refresh/';
            return openApiVisitor(browser, shop, { door, language, customer, ...pages, fault, isOfSession, together });
          });
          return meetTogether(visitors, onBackend(shop, fault, isMeant));
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
          if (!resource) throw new Error('the API does not describe this call');
          const actors = cells.map(({ language }) => openActor(browser, shop, { action, language }));
          return meetTogether(actors, onBackend(shop, fault, isCallOf(resource, resources)));
        },
      };
    });
  });
}

type IsMeant = ReturnType<typeof isCallOf>;

function onBackend({ backend }: FailingShop, { wire }: ApiFault, isMeant: IsMeant): Fault {
  return { begin: () => backend.meet({ fault: wire, isMeant }), end: () => backend.meet(null) };
}

/** The page where a call is met through a door, and one that does without it; else why it is not met. */
type Place = { readonly visit: PageVisit; readonly other: PageVisit } | { readonly reason: string };

function placeFor(resource: Resource, isMeant: IsMeant, door: Door, visits: readonly PageVisit[]): Place {
  const isMade = ({ calls }: PageVisit, through: Door) => calls[through].some((call) => isMeant(...(call.split(' ') as [string, string])));
  const made = visits.filter((one) => isMade(one, door) && (door !== 'server HTML' || one.customers === null));
  const [visit] = made.sort((one, another) => ranked(resource, one, door) - ranked(resource, another, door));
  const isAnother = (one: PageVisit) => one.remote !== visit?.remote && one.customers === null && one.pages.ru.shown === 'whole';
  // Without a token a customer's cart is not whole either.
  const isForAll = (one: PageVisit) => !visits.some(({ remote, customers }) => remote === one.remote && customers !== null);
  const isApart = (one: PageVisit) => isAnother(one) && !isMade(one, 'first load');
  const other = visits.find((one) => isApart(one) && isForAll(one)) ?? visits.find(isApart) ?? visits.find(isAnother);
  if (visit && other) return { visit, other };
  const isMadeAtAll = visits.some((one) => isMade(one, 'first load'));
  return { reason: reasonOf(resource, door, isMadeAtAll) };
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
