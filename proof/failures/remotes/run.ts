import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { LANGUAGES } from '../../../e2e/fixtures/words.ts';
import { type Cell, DOORS, type Door, ELSEWHERE, type Job, type Verdict } from '../cell.ts';
import { addressOf, type Remote, type RemotePage, readRemotes } from '../pages.ts';
import { type Places, placesOf } from '../places.ts';
import type { FailingShop } from '../shop.ts';
import { type Fault, meetTogether, type Visit } from '../together.ts';
import { openElsewhere } from './elsewhere.ts';
import { isAnother, REMOTE_FAULTS, type RemoteFault, tamperServerFile } from './faults.ts';
import { type Meeting, openMeeting, robotStatus } from './meeting.ts';

const WITHIN_MS = 20_000;
const RECOVERED_WITHIN_MS = 30_000;

interface Subject {
  readonly remote: Remote;
  readonly fault: RemoteFault;
  /** The one that is met, and one of another remote. */
  readonly page: RemotePage;
  readonly other: RemotePage;
}

/** Every remote that is built, in every fault, through every door, in both languages. */
export async function remoteJobs([shop]: readonly FailingShop[]): Promise<Job[]> {
  const remotes = shop ? await readRemotes(shop.url) : [];
  return remotes.flatMap((remote) => {
    const pages = remote.pages.filter(({ isOfCustomers }) => !isOfCustomers);
    const others = remotes.flatMap(({ name, pages: all }) =>
      name === remote.name ? [] : (all.find(({ asksToSignIn, isOfCustomers }) => !asksToSignIn && !isOfCustomers) ?? []),
    );
    return REMOTE_FAULTS.flatMap((fault, index) => {
      const [page, other] = [pages[index % pages.length], others[index % others.length]];
      if (!page || !other) throw new Error(`${remote.name} or all other remotes have no page that any guest may open.`);
      return jobsOf({ remote, fault, page, other });
    });
  });
}

/** Releases that the server cannot render are left by it at the first sight: each door has one of its own. */
function jobsOf(subject: Subject): Job[] {
  const { fault, remote } = subject;
  // A popup is none of the server's.
  if (fault.in === 'server') return [...DOORS, ...(remote.hasSlot ? [ELSEWHERE] : [])].map((door) => job(subject, [door], onServer));
  const elsewhere = remote.hasSlot || remote.popup !== null ? [ELSEWHERE] : [];
  if (fault.in === 'program') return [job(subject, [...DOORS, ...elsewhere], inProgram)];
  if (fault.wire.type !== 'tampered') return [job(subject, [...DOORS, ...elsewhere], inFiles)];
  return [job(subject, ['first load', 'soft navigation', ...elsewhere], inFiles), job(subject, ['server HTML'], onServer)];
}

type Run = (shop: FailingShop, browser: Browser, subject: Subject, cells: readonly Cell[]) => Promise<readonly Verdict[]>;

function job(subject: Subject, doors: readonly string[], run: Run): Job {
  const { remote, fault, page } = subject;
  const cells = doors.flatMap((door) =>
    LANGUAGES.map((language): Cell => ({ part: 'remotes', subject: remote.name, fault: fault.name, door, language })),
  );
  return {
    cells,
    async run(shop, browser) {
      const verdicts = await run(shop, browser, subject, cells);
      return verdicts.map((verdict, index) =>
        verdict.type === 'run' && cells[index]?.door !== ELSEWHERE ? { ...verdict, says: `${verdict.says} (${page.path})` } : verdict,
      );
    },
  };
}

const inFiles: Run = (shop, browser, subject, cells) => {
  const { fault, remote } = subject;
  if (fault.in !== 'files') return Promise.resolve([]);
  const files = `/releases/${remote.name}/`;
  return meet(shop, browser, subject, cells, { fault: fault.wire, isMeant: (_, path) => path.startsWith(files) && fault.of.test(path) });
};

const inProgram: Run = async (shop, browser, subject, cells) => {
  const { fault, remote } = subject;
  if (fault.in !== 'program') return [];
  const met = cells.filter(({ door }) => door !== 'server HTML');
  const verdicts = await meet(shop, browser, subject, met, null, {
    begin: async () => void (await shop.release(remote.name, fault.change)),
    end: () => shop.restore(remote.name),
  });
  return cells.map((cell) => verdicts[met.indexOf(cell)] ?? { type: 'does not apply', reason: 'no document runs what is broken' });
};

const onServer: Run = async (shop, browser, subject, cells) => {
  const { fault, remote, page } = subject;
  const mark = await shop.logMark();
  let version = '';
  try {
    const verdicts = await meet(shop, browser, subject, cells, null, {
      async begin() {
        version = await shop.release(remote.name, fault.in === 'server' ? fault.change : isAnother);
        if (fault.in === 'files') await tamperServerFile(shop.dataDir, remote.name, version);
      },
      // The shop recovers by itself.
      end: () => undefined,
    });
    const lines = await shop.logSince(mark);
    const isTold = lines.some((line) => line.msg === 'render failed' && line.remote === remote.name && line.version === version);
    const faults = [
      ...(isTold ? [] : ['the operator was not told by the server']),
      ...(await Promise.all(cells.map(({ language }) => untilServerDrawn(shop, addressOf(page, language))))).flat(),
    ];
    return verdicts.map((verdict) => (verdict.type === 'run' ? { ...verdict, faults: [...verdict.faults, ...faults] } : verdict));
  } finally {
    await shop.restore(remote.name);
  }
};

/** A server leaves by itself what it cannot render; robots are never shown an empty page as a good one. */
async function untilServerDrawn(shop: FailingShop, path: string): Promise<string[]> {
  for (const end = performance.now() + RECOVERED_WITHIN_MS; performance.now() < end; await sleep(500)) {
    const html = await (await fetch(`${shop.url}${path}`, { headers: { 'user-agent': 'Mozilla/5.0' } })).text();
    if (!html.includes('data-page-skeleton')) {
      return (await robotStatus(shop, path)) === 200 ? [] : ['a robot is refused the page that is whole again'];
    }
  }
  return ['the server does not draw the page again'];
}

/** A fault of the files is each visitor's own; one of a release begins and ends for all at once. */
async function meet(
  shop: FailingShop,
  browser: Browser,
  { remote, fault, page, other }: Subject,
  cells: readonly Cell[],
  met: Meeting['met'],
  release: Fault = { begin: () => undefined, end: () => undefined },
): Promise<Verdict[]> {
  const lateMs = fault.in === 'files' && fault.wire.type === 'slow' ? fault.wire.ms : 0;
  const places = placesOf(shop, browser);
  const visits = cells.map(async ({ door, language }): Promise<Visit> => {
    const wanted = (one: RemotePage) => wantedOf(places, one, language);
    const meeting: Meeting = {
      remote,
      door: door as Door,
      language,
      wanted: await wanted(page),
      other: await wanted(other),
      met,
      withinMs: WITHIN_MS + lateMs,
      isLate: lateMs > 0,
      logMark: await shop.logMark(),
    };
    return door === ELSEWHERE ? openElsewhere(browser, shop, meeting) : openMeeting(browser, shop, meeting);
  });
  return meetTogether(visits, release);
}

function wantedOf(places: Places, page: RemotePage, language: Cell['language']) {
  return places.wanted(page, { language, isCustomer: false, hasScripts: true });
}
