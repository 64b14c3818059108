import { type Refusal, refuse } from '../../gate/index.ts';
import type { ReleaseStore } from '../../store/index.ts';

/** The refusal of a remote that was never released, which names those that were; null when there is such a remote. */
export async function findUnknownRemote(store: ReleaseStore, remote: string): Promise<Refusal | null> {
  const known = await store.remotes();
  return known.includes(remote) ? null : refuse('remote-unknown', { remote, known });
}
