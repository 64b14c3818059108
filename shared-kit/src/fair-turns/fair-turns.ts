import { createCrowd, NO_CROWD } from './crowd.ts';
import { createPlaces, type Place, type Waiting } from './places.ts';
import { createWorkTime } from './work-time.ts';

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
  /** For work that is soon done: everybody waits for all of `patienceMs`, as they came, however long others have been waiting. Never unless told. */
  readonly isPatient?: boolean;
  /** Whether whoever does the work has hardly any time left: then one piece at a time, where many are sent away for each who begins. Never unless told. */
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

/** How long is waited, in times that work takes: in a burst, and where there is always somebody who waits. */
const WAITED = { inBurst: 6, inCrowd: 1 / 4 } as const;
/** So many are sent away for each whose work begins where to say so takes the time that work needs. */
const SENT_AWAY = 3;
/** How soon it is seen that there is time again. */
const LOOK_AGAIN_MS = 100;
/** What the latest who begins counts in how many are sent away for each. */
const LATEST = 0.1;

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
  isPatient = false,
  isPressed = () => false,
}: FairTurnsOptions): FairTurns {
  const places = createPlaces();
  const time = createWorkTime(patienceMs);
  const crowd = isPatient ? NO_CROWD : createCrowd(burstMs, most);
  const sentAway = createRatio();
  let working = 0;
  let waiting = 0;
  let asked = 0;
  let begun = 0;
  let lookingAgain: NodeJS.Timeout | undefined;

  function burstMs(): number {
    return isPatient ? patienceMs : Math.min(patienceMs, time.atLeastMs() * WAITED.inBurst);
  }

  function crowdMs(): number {
    return time.usualMs() * WAITED.inCrowd;
  }

  function atOnceNow(): number {
    return crowd.isThere() && sentAway.each() > SENT_AWAY && isPressed() ? 1 : atOnce;
  }

  function mayBegin(place: Place): boolean {
    if (place.working >= atOnceForOne) return false;
    const bound = atOnceNow();
    if (working < bound) return true;
    // With one at a time everybody at work has all of it: one is to spare only for others than whoever wants more.
    const hasAll = (one: Place) => one.working >= bound && (bound === atOnce || one.queue.length > 0);
    return place.working === 0 && working < bound + spare && places.some(hasAll);
  }

  function begin(place: Place): () => void {
    working += 1;
    begun += 1;
    place.working += 1;
    place.servedAt = begun;
    sentAway.begin();
    const end = time.begin();
    return () => {
      if (!end()) return;
      working -= 1;
      place.working -= 1;
      places.forgetIdle(place);
      serve();
    };
  }

  function serve(): void {
    if (crowd.isThere()) for (const late of places.late(crowdMs())) late.settle(null);
    for (let next = nextWaiting(); next; next = nextWaiting()) next.settle(begin(next.place));
    // What only the want of time holds back begins when there is time again, though nothing ends.
    if (waiting > 0 && working < atOnce && lookingAgain === undefined) lookingAgain = setTimeout(lookAgain, LOOK_AGAIN_MS).unref();
  }

  function lookAgain(): void {
    lookingAgain = undefined;
    serve();
  }

  function nextWaiting(): Waiting | null {
    return places.next(crowd.isThere(), mayBegin);
  }

  /** Makes room for one more of this place: in a crowd whoever has waited longest goes for the latest, else only whoever has more waiting gives way. */
  function hasRoom(place: Place): boolean {
    const isFull = place.queue.length >= waitingForOne;
    if (!isFull && waiting < most) return true;
    if (!isFull) crowd.refuse();
    const longest = places.longestQueue(place);
    if (crowd.isThere()) return giveWay(isFull ? place : longest, 0);
    return !isFull && longest.queue.length > place.queue.length + 1 && giveWay(longest, -1);
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
      place,
      settle(release) {
        clearTimeout(timer);
        gone?.removeEventListener('abort', giveUp);
        place.queue.splice(place.queue.indexOf(entry), 1);
        waiting -= 1;
        crowd.count(waiting);
        places.forgetIdle(place);
        if (release === null && !gone?.aborted) sentAway.refuse();
        resolve(release);
      },
    };
    gone?.addEventListener('abort', giveUp);
    place.queue.push(entry);
    places.keep(place);
    waiting += 1;
    crowd.count(waiting);
    serve();
    return promise;
  }

  return {
    async take(who, gone) {
      if (gone?.aborted) return null;
      const place = places.of(who);
      if (place.queue.length === 0 && mayBegin(place)) {
        places.keep(place);
        return begin(place);
      }
      if (hasRoom(place)) return wait(place, gone);
      sentAway.refuse();
      return null;
    },
    stats: () => ({ working, waiting }),
  };
}

/** How many are sent away for each who begins, of late. */
function createRatio() {
  let each = 0;
  let refused = 0;
  return {
    each: () => each,
    refuse() {
      refused += 1;
    },
    begin() {
      each += LATEST * (refused - each);
      refused = 0;
    },
  };
}
