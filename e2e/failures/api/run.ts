import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { LANGUAGES } from '../../fixtures/words.ts';
import { type Cell, DOORS, type Door, type Job, notRun, type Verdict } from '../cell.ts';
import type { FailingShop } from '../shop.ts';
import { API_FAULTS } from './faults.ts';
import { openApiVisitor } from './meeting.ts';
import { isCallOf, type Resource, readResources } from './resources.ts';
import { type PageVisit, readVisits } from './visits.ts';

/** Beyond what servers keep of an answer that all visitors share. */
const GONE_MS = 500;

/** Every call that the API describes, in every fault, on a page that makes it. Each shop has customers of its own, who visit the same pages. */
export async function apiJobs(shops: readonly FailingShop[], browser: Browser): Promise<Job[]> {
  const visitsOf = new Map(await Promise.all(shops.map(async (shop) => [shop, await readVisits(shop, browser)] as const)));
  const [first] = shops;
  const resources = first ? await readResources(first.apiUrl) : [];
  const visits = (first && visitsOf.get(first)) ?? [];
  return resources.flatMap((resource) => {
    const isMeant = isCallOf(resource, resources);
    const isMade = ({ calls }: PageVisit) => calls.some((call) => isMeant(...(call.split(' ') as [string, string])));
    const visit = visits.filter(isMade).sort((one, another) => ranked(resource, one) - ranked(resource, another))[0];
    const other = visits.find((one) => !isMade(one) && one.remote !== visit?.remote && one.customers === null);
    return API_FAULTS.map(({ name, wire }): Job => {
      const cells = (visit ? doorsOf(visit) : (['any'] as const)).flatMap((door) =>
        LANGUAGES.map((language): Cell => ({ part: 'API', subject: resource.name, fault: name, door, language })),
      );
      const all = (verdict: Verdict) => cells.map((cell) => ({ cell, verdict }));
      return {
        cells,
        async run(at, inBrowser) {
          if (resource.callers.length === 0) return all({ type: 'does not apply', reason: 'no part of the shop makes this call' });
          if (!visit || !other) return all(notRun('no page makes this call when it is opened, and no action of this matrix'));
          const its = (one: PageVisit) => visitsOf.get(at)?.[visits.indexOf(one)] ?? one;
          const together = { visit: its(visit), other: its(other), cells, met: { fault: wire, isMeant } };
          const verdicts = await meetTogether(at, inBrowser, together).catch((error: unknown) => cells.map(() => notRun(error)));
          return cells.map((cell, index) => ({ cell, verdict: verdicts[index] ?? notRun('nothing was said of it') }));
        },
      };
    });
  });
}

/** The page of who makes the call first, for guests before customers, and of those the one that makes the fewest: it is about what it asks for. */
function ranked({ callers }: Resource, { remote, customers, calls }: PageVisit): number {
  return (callers.includes(remote) ? 0 : 2000) + (customers ? 1000 : 0) + calls.length;
}

/** What only customers see is not in any document. */
function doorsOf({ customers }: PageVisit): readonly Door[] {
  return customers ? DOORS.filter((door) => door !== 'server HTML') : DOORS;
}

interface Together {
  readonly visit: PageVisit;
  readonly other: PageVisit;
  readonly cells: readonly Cell[];
  readonly met: Parameters<FailingShop['backend']['meet']>[0];
}

async function meetTogether(shop: FailingShop, browser: Browser, { visit, other, cells, met }: Together): Promise<Verdict[]> {
  const visitors = await Promise.all(
    cells.map(({ door, language }) =>
      openApiVisitor(browser, shop, {
        door: door as Door,
        language,
        customer: visit.customers?.[language] ?? null,
        wanted: visit.pages[language],
        other: other.pages[language],
      }),
    ),
  );
  const before = shop.backend.faults();
  shop.backend.meet(met);
  try {
    const kept = visit.calls.map((call) => call.split(' ')[1]?.split('?', 1)[0] ?? '');
    await sleep(GONE_MS + 1000 * Math.max(0, ...kept.map((one) => shop.backend.keptFor.get(one) ?? 0)));
    const meetings = await Promise.allSettled(visitors.map((visitor) => visitor.meet()));
    const isMet = shop.backend.faults() > before;
    shop.backend.meet(null);
    const verdicts = await Promise.all(
      visitors.map(async (visitor, index): Promise<Verdict> => {
        const meeting = meetings[index];
        const verdict = await visitor.recover().catch(notRun);
        return meeting?.status === 'rejected' ? notRun(meeting.reason) : verdict;
      }),
    );
    return isMet ? verdicts : verdicts.map(() => notRun('no visitor has met the fault'));
  } finally {
    shop.backend.meet(null);
  }
}
