import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { LANGUAGES, type Language, WORDS } from '../../../e2e/fixtures/words.ts';
import { type Cell, DOORS, type Door, ELSEWHERE, type Job, notRun, type Verdict } from '../cell.ts';
import type { FailingShop } from '../shop.ts';
import { openVisitor, restingTitle, settle, type WantedPage } from '../visitor.ts';
import { meetElsewhere } from './elsewhere.ts';
import { isAnother, REMOTE_FAULTS, type RemoteFault, tamperServerFile } from './faults.ts';
import { type Meeting, meet, robotStatus } from './meeting.ts';
import { type Remote, readRemotes } from './subjects.ts';

const WITHIN_MS = 20_000;
const RECOVERED_WITHIN_MS = 30_000;

/** Every remote that is built, in every fault, through every door, in both languages. */
export async function remoteJobs([shop]: readonly FailingShop[], browser: Browser): Promise<Job[]> {
  if (!shop) return [];
  const remotes = await readRemotes(shop.url);
  const titles = await readTitles(shop, browser, remotes);
  return remotes.flatMap((remote) => {
    const others = remotes.flatMap(({ name, pages }) =>
      name === remote.name ? [] : (pages.find(({ asksToSignIn }) => !asksToSignIn)?.path ?? []),
    );
    return REMOTE_FAULTS.flatMap((fault, index) => {
      const page = remote.pages[index % remote.pages.length]?.path ?? '/';
      const other = others[index % others.length];
      if (other === undefined) throw new Error(`No remote but ${remote.name} has a page that any guest may open.`);
      const places = (language: Language) => ({ wanted: titles(page, language), other: titles(other, language) });
      return jobsOf({ remote, fault, page, places });
    });
  });
}

interface Subject {
  readonly remote: Remote;
  readonly fault: RemoteFault;
  /** The one that is met, without the prefix of the language. */
  readonly page: string;
  readonly places: (language: Language) => Pick<Meeting, 'wanted' | 'other'>;
}

/** Releases that the server cannot render are left by it at the first sight: each door has one of its own. */
function jobsOf(subject: Subject): Job[] {
  const { fault, remote } = subject;
  const { slot, popup } = remote.elsewhere;
  // A popup is none of the server's.
  if (fault.in === 'server') return [...DOORS, ...(slot ? [ELSEWHERE] : [])].map((door) => job(subject, [door], onServer));
  const elsewhere = slot || popup !== null ? [ELSEWHERE] : [];
  if (fault.in === 'program') return [job(subject, [...DOORS, ...elsewhere], inProgram)];
  const doors = fault.wire.type === 'tampered' ? ['first load', 'soft navigation'] : DOORS;
  const wired = job(subject, [...doors, ...elsewhere], inFiles);
  return fault.wire.type === 'tampered' ? [wired, job(subject, ['server HTML'], onServer)] : [wired];
}

type Run = (shop: FailingShop, browser: Browser, subject: Subject, cells: readonly Cell[]) => Promise<readonly Verdict[]>;

function job(subject: Subject, doors: readonly string[], run: Run): Job {
  const cells = doors.flatMap((door) =>
    LANGUAGES.map((language): Cell => ({ part: 'remotes', subject: subject.remote.name, fault: subject.fault.name, door, language })),
  );
  return {
    cells,
    async run(shop, browser) {
      const verdicts = await run(shop, browser, subject, cells).catch((error: unknown) => cells.map(() => notRun(error)));
      return cells.map((cell, index) => ({ cell, verdict: named(verdicts[index] ?? notRun('nothing was said of it'), cell, subject) }));
    },
  };
}

/** Says which of the remote's pages was met. */
function named(verdict: Verdict, { door }: Cell, { page }: Subject): Verdict {
  return verdict.type === 'run' && door !== ELSEWHERE ? { ...verdict, says: `${verdict.says} (${page})` } : verdict;
}

const inFiles: Run = async (shop, browser, subject, cells) => {
  const { fault, remote } = subject;
  if (fault.in !== 'files') return [];
  const files = `/releases/${remote.name}/`;
  const met: Meeting['met'] = { fault: fault.wire, isMeant: (_, path) => path.startsWith(files) && fault.of.test(path) };
  return meetTogether(shop, browser, subject, cells, { met });
};

const inProgram: Run = async (shop, browser, subject, cells) => {
  const { fault, remote } = subject;
  if (fault.in !== 'program') return [];
  await shop.release(remote.name, fault.change);
  try {
    const met = cells.filter(({ door }) => door !== 'server HTML');
    const verdicts = await meetTogether(shop, browser, subject, met, { met: null, end: () => shop.restore(remote.name) });
    return cells.map((cell) => verdicts[met.indexOf(cell)] ?? { type: 'does not apply', reason: 'no document runs what is broken' });
  } finally {
    await shop.restore(remote.name);
  }
};

const onServer: Run = async (shop, browser, subject, cells) => {
  const { fault, remote, places } = subject;
  const mark = await shop.logMark();
  const version = await shop.release(remote.name, fault.in === 'server' ? fault.change : isAnother);
  if (fault.in === 'files') await tamperServerFile(shop.dataDir, remote.name, version);
  try {
    const verdicts = await meetTogether(shop, browser, subject, cells, { met: null });
    const faults = [
      ...((await isTold(shop, mark, remote.name, version)) ? [] : ['the operator was not told by the server']),
      ...(await Promise.all(cells.map(({ language }) => untilServerDrawn(shop, places(language).wanted)))).flat(),
    ];
    return verdicts.map((verdict) => (verdict.type === 'run' ? { ...verdict, faults: [...verdict.faults, ...faults] } : verdict));
  } finally {
    await shop.restore(remote.name);
  }
};

async function isTold(shop: FailingShop, mark: number, remote: string, version: string): Promise<boolean> {
  const lines = await shop.logSince(mark);
  return lines.some((line) => line.msg === 'render failed' && line.remote === remote && line.version === version);
}

/** A server leaves by itself what it cannot render; robots are never shown an empty page as a good one. */
async function untilServerDrawn(shop: FailingShop, { path }: WantedPage): Promise<string[]> {
  for (const end = performance.now() + RECOVERED_WITHIN_MS; performance.now() < end; await sleep(500)) {
    const html = await (await fetch(`${shop.url}${path}`, { headers: { 'user-agent': 'Mozilla/5.0' } })).text();
    if (!html.includes('data-page-skeleton')) {
      return (await robotStatus(shop, path)) === 200 ? [] : ['a robot is refused the page that is whole again'];
    }
  }
  return ['the server does not draw the page again'];
}

async function meetTogether(
  shop: FailingShop,
  browser: Browser,
  { remote, fault, places }: Subject,
  cells: readonly Cell[],
  { met, end }: { readonly met: Meeting['met']; readonly end?: () => Promise<void> },
): Promise<Verdict[]> {
  const lateMs = fault.in === 'files' && fault.wire.type === 'slow' ? fault.wire.ms : 0;
  const withinMs = WITHIN_MS + lateMs;
  const logMark = await shop.logMark();
  const visits = await Promise.allSettled(
    cells.map(({ door, language }) => {
      const meeting = {
        remote: remote.name,
        door: door as Door,
        language,
        ...places(language),
        met,
        withinMs,
        isLate: lateMs > 0,
        logMark,
      };
      return door === ELSEWHERE ? meetElsewhere(browser, shop, meeting, remote.elsewhere) : meet(browser, shop, meeting);
    }),
  );
  await end?.();
  return Promise.all(
    visits.map(async (visit) => (visit.status === 'fulfilled' ? visit.value.recover().catch(notRun) : notRun(visit.reason))),
  );
}

/** What stands at the head of each page when nothing fails. */
async function readTitles(
  shop: FailingShop,
  browser: Browser,
  remotes: readonly Remote[],
): Promise<(path: string, language: Language) => WantedPage> {
  const titles = new Map<string, WantedPage>();
  for (const language of LANGUAGES) {
    const page = await openVisitor(browser, shop.url, language, 'first load');
    for (const { path } of remotes.flatMap(({ pages }) => pages)) {
      const prefixed = `${WORDS[language].prefix}${path === '/' && language !== 'ru' ? '' : path}`;
      await page.goto(prefixed, { waitUntil: 'commit' });
      const title = await restingTitle(page);
      const wanted = { path: prefixed, title };
      const { shown } = await settle(page, wanted, { language, hasScripts: true, withinMs: WITHIN_MS, until: ['whole'] });
      if (shown !== 'whole') throw new Error(`${prefixed} showed ${shown} when nothing failed.`);
      titles.set(`${language} ${path}`, wanted);
    }
    await page.context().close();
  }
  return (path, language) => titles.get(`${language} ${path}`) ?? { path, title: '' };
}
