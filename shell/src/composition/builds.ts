import { abortAfter } from '@vitrava/shared-kit/abort';
import { obj, str } from '@withease/contracts';

/** What the shop depends on in `/builds/latest.json`. */
const latestBuildContract = obj({ id: str });

const POLL_MS = 60_000;

/** Polls the latest build; gives the live composition's id. Links to what has changed become document loads. */
export function watchBuilds(currentId: string): () => string {
  let latestId = currentId;

  const poll = async (): Promise<void> => {
    if (document.hidden) return;
    try {
      const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store', signal: abortAfter(10_000) });
      const answer: unknown = await response.json();
      if (latestBuildContract.isData(answer)) latestId = answer.id;
    } catch {
      // Offline or the server unavailable: the page stays as it is and requests again.
    }
  };

  setInterval(() => void poll(), POLL_MS);
  addEventListener('focus', () => void poll());
  return () => latestId;
}
