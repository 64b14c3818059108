import type { ReleaseStore } from '../../store/index.ts';

/** A note on versions that became live and whose pages no browser had opened when they were stored; empty when one had. */
export async function notOpenedNotes(
  store: ReleaseStore,
  { remote, versions, reason = null }: { readonly remote: string; readonly versions: readonly string[]; readonly reason?: string | null },
): Promise<string[]> {
  const stored = await Promise.all(versions.map((version) => store.release(remote, version)));
  const unopened = stored.flatMap((release) => (release.type === 'found' && !release.value.openedAt ? [release.value.version] : []));
  if (unopened.length === 0) return [];
  return [`The pages of ${unopened.join(', ')} were not opened in a browser${reason === null ? '' : `: ${reason}`}.`];
}
