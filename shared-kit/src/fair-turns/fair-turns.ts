import { createCrowd } from './crowd.ts';

/** Bounds of work that costs; numbers of pieces of work. */
export interface FairTurnsOptions {
  /** At work at the same time: of everybody, and of one who asks. */
  readonly atOnce: number;
  readonly atOnceForOne: number;
  /** So many more, for those who have nothing at work, while one has all of them; 0 unless told. */
  readonly spare?: number;
  /** Waiting for that: of everybody, and of one. */
  readonly waiting: number;
  readonly waitingForOne: number;
  /** Nobody waits longer, nor six times as long as work takes: of late, or what is at work now. Whoever would is better told to come again. */
  readonly patienceMs: number;
  /** Whether whoever does the work has hardly any time left: then one piece at a time, where there is always somebody who waits. Never unless told. */
  readonly isPressed?: () => boolean;
}

/** Lets work that costs in a few at a time, and those who ask for it in turn. */
export interface FairTurns {
  /**
   * Resolves when the work of `who` may begin, with what has to be called when it has ended (more than once does no harm). Null: there are too many, or it
   * took too long, or nobody waits for it any more, which `gone` says; then it must not begin.
   */
  take(who: string, gone?: AbortSignal): Promise<(() => void) | null>;
  stats(): { readonly working: number; readonly waiting: number };
}

interface Waiting {
  /** Those who come later have a higher one. */
  readonly number: number;
  readonly since: number;
  readonly settle: (release: (() => void) | null) => void;
}

interface Place {
  readonly who: string;
  working: number;
  readonly queue: Waiting[];
}

/** How long is waited, in times that work takes: in a burst, and where there is always somebody who waits. */
const WAITED = { inBurst: 6, inCrowd: 1 / 4 } as const;
/** What the latest piece of work counts in the time that work takes; more when it took longer, for those who wait then have waited for it. */
const LATEST = { quicker: 0.1, slower: 0.3 } as const;

/**
 * Whoever asks for much waits behind their own work, not before that of others: those who have least at work are served first, and where too many wait, one of
 * whoever has most of them waiting goes. In a burst they are served as they came. Where there is more to do than can be done, a queue would only make every answer
 * late: then the latest is served first, whom an answer still reaches in time, and the others are told soon (adaptive LIFO and controlled delay:
 * B. Maurer, Fail at Scale, ACM Queue 13/8).
 */
export function createFairTurns({
  atOnce,
  atOnceForOne,
  spare = 0,
  waiting: most,
  waitingForOne,
  patienceMs,
  isPressed = () => false,
}: FairTurnsOptions): FairTurns {
  const places = new Map<string, Place>();
  const crowd = createCrowd(burstMs, most);
  /** What a piece of work takes, as seen of late. */
  let usualMs = patienceMs;
  /** When what is at work began, the latest last. */
  const underWay = new Set<{ readonly since: number }>();
  let working = 0;
  let waiting = 0;
  let asked = 0;

  /** All that is at work may show that work takes longer now than it did: the first pages of a release do. One slow piece alone shows nothing. */
  function burstMs(): number {
    const latest = [...underWay].at(-1);
    const atLeastMs = latest ? performance.now() - latest.since : 0;
    return Math.min(patienceMs, Math.max(usualMs, atLeastMs) * WAITED.inBurst);
  }

  function crowdMs(): number {
    return usualMs * WAITED.inCrowd;
  }

  function mayBegin(place: Place): boolean {
    if (place.working >= atOnceForOne || (working > 0 && crowd.isThere() && isPressed())) return false;
    return working < atOnce || (place.working === 0 && working < atOnce + spare && [...places.values()].some(hasAll));
  }

  function hasAll(place: Place): boolean {
    return place.working >= atOnce;
  }

  function begin(place: Place): () => void {
    working += 1;
    place.working += 1;
    const work = { since: performance.now() };
    underWay.add(work);
    return () => {
      if (!underWay.delete(work)) return;
      const tookMs = performance.now() - work.since;
      usualMs = Math.min(patienceMs, usualMs + LATEST[tookMs > usualMs ? 'slower' : 'quicker'] * (tookMs - usualMs));
      working -= 1;
      place.working -= 1;
      forgetIdle(place);
      serve();
    };
  }

  function serve(): void {
    if (crowd.isThere()) sendLateAway();
    for (let next = nextPlace(); next; next = nextPlace()) firstOf(next)?.settle(begin(next));
  }

  /** Those who have waited since before it was a crowd. */
  function sendLateAway(): void {
    const latest = performance.now() - crowdMs();
    for (const { queue } of [...places.values()]) {
      for (const entry of queue.filter(({ since }) => since < latest)) entry.settle(null);
    }
  }

  function firstOf({ queue }: Place): Waiting | undefined {
    return queue.at(crowd.isThere() ? -1 : 0);
  }

  function nextPlace(): Place | null {
    const order = crowd.isThere() ? -1 : 1;
    const number = (place: Place) => order * (firstOf(place)?.number ?? 0);
    const isBefore = (one: Place, other: Place) => (one.working - other.working || number(one) - number(other)) < 0;
    let best: Place | null = null;
    for (const place of places.values()) {
      if (place.queue.length > 0 && mayBegin(place) && (best === null || isBefore(place, best))) best = place;
    }
    return best;
  }

  function forgetIdle(place: Place): void {
    if (place.working === 0 && place.queue.length === 0) places.delete(place.who);
  }

  /** Makes room for one more of this place: in a crowd whoever has waited longest goes for the latest, else only whoever has more waiting gives way. */
  function hasRoom(place: Place): boolean {
    const isFull = place.queue.length >= waitingForOne;
    if (!isFull && waiting < most) return true;
    if (waiting >= most) crowd.refuse();
    if (crowd.isThere()) return giveWay(isFull ? place : longestQueue(place), 0);
    const longest = longestQueue(place);
    return !isFull && longest.queue.length > place.queue.length + 1 && giveWay(longest, -1);
  }

  function longestQueue(place: Place): Place {
    return [...places.values()].reduce((one, other) => (other.queue.length > one.queue.length ? other : one), place);
  }

  function giveWay({ queue }: Place, index: number): boolean {
    queue.at(index)?.settle(null);
    return true;
  }

  function wait(place: Place, gone: AbortSignal | undefined): Promise<(() => void) | null> {
    const { promise, resolve } = Promise.withResolvers<(() => void) | null>();
    asked += 1;
    const since = performance.now();
    const giveUp = () => entry.settle(null);
    const giveUpWhenLate = () => {
      const leftMs = crowd.isThere() ? 0 : since + burstMs() - performance.now();
      if (leftMs > 0) timer = setTimeout(giveUpWhenLate, leftMs);
      else giveUp();
    };
    let timer = crowd.isThere() ? setTimeout(giveUp, crowdMs()) : setTimeout(giveUpWhenLate, burstMs());
    const entry: Waiting = {
      number: asked,
      since,
      settle(release) {
        clearTimeout(timer);
        gone?.removeEventListener('abort', giveUp);
        place.queue.splice(place.queue.indexOf(entry), 1);
        waiting -= 1;
        crowd.count(waiting);
        forgetIdle(place);
        resolve(release);
      },
    };
    gone?.addEventListener('abort', giveUp);
    place.queue.push(entry);
    waiting += 1;
    crowd.count(waiting);
    return promise;
  }

  return {
    async take(who, gone) {
      if (gone?.aborted) return null;
      const place = places.get(who) ?? { who, working: 0, queue: [] };
      if (place.queue.length === 0 && mayBegin(place)) {
        places.set(who, place);
        return begin(place);
      }
      if (!hasRoom(place)) return null;
      places.set(who, place);
      return wait(place, gone);
    },
    stats: () => ({ working, waiting }),
  };
}
