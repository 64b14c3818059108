import { showProblems } from './overlay.ts';
import { type DevelopmentState, HOT_BUILD_ADDED, hotBuilds } from './protocol.ts';

/*
 * The development client of a page, served by `npm run dev` beside the shop and added to its documents: follows the
 * state of the working builds, lets each take its hot updates, reloads the page where that is not enough, and shows
 * errors.
 */

let state: DevelopmentState | null = null;
let shownRun: string | null = null;
let isUpdating = false;
let hasThrown = false;

const events = new EventSource('/_dev/events');
events.addEventListener('message', ({ data }: MessageEvent<string>) => {
  state = JSON.parse(data) as DevelopmentState;
  showProblems(state.problems);
  if (shownRun !== null && shownRun !== state.run) return location.reload();
  shownRun = state.run;
  void takeUpdates();
});
addEventListener(HOT_BUILD_ADDED, () => void takeUpdates());

/** One after another: a build that has moved on meanwhile is looked at again. */
async function takeUpdates(): Promise<void> {
  if (isUpdating) return;
  isUpdating = true;
  try {
    for (let outdated = await findOutdated(); outdated !== null; outdated = await findOutdated()) {
      const before = outdated.hash();
      const isUpdated = await outdated.update();
      // A remote that has thrown is unmounted: nothing of it is left to be refreshed.
      if (!isUpdated || hasThrown || outdated.hash() === before) return location.reload();
    }
    performance.mark('vitrava-development-updated');
  } finally {
    isUpdating = false;
  }
}

/** The page may be of a build not yet announced: a difference counts once nothing is being built. */
async function findOutdated() {
  if (!findDifferent()) return null;
  const answer = await fetch('/_dev/settled').catch(() => null);
  if (!answer?.ok) return null;
  state = (await answer.json()) as DevelopmentState;
  return findDifferent();
}

function findDifferent() {
  for (const [app, build] of hotBuilds()) {
    const wanted = state?.builds[app];
    if (wanted !== undefined && build.hash() !== wanted) return build;
  }
  return null;
}

/** Sends an error to the terminal, which gives it back with places in the sources. */
function report(error: Error): void {
  hasThrown = true;
  const text = error.stack ?? error.message;
  void fetch('/_dev/problems', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ text }) });
}
addEventListener('error', ({ error }) => error instanceof Error && report(error));
addEventListener('unhandledrejection', ({ reason }) => reason instanceof Error && report(reason));

// What an error boundary has caught is reported nowhere else: React prints it here.
const logError = console.error;
console.error = (...words: unknown[]) => {
  logError(...words);
  const error = words.find((word) => word instanceof Error);
  if (error) report(error);
};
