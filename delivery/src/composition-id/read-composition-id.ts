import { type ReleaseStore, versionsIn } from '../store/index.ts';
import { codeOf, codesIn, findId, type RemoteVersion, versionsOf } from './composition-id.ts';

/** What an id names. `malformed`: no id; `unknown`: digits without a release; `foreign`: made by another store. */
export type NamedVersions =
  | { readonly type: 'named'; readonly id: string; readonly versions: readonly RemoteVersion[] }
  | { readonly type: 'malformed' }
  | { readonly type: 'foreign' }
  | { readonly type: 'unknown'; readonly codes: readonly string[] };

/** Takes apart an id, also in a line of a log, with versions of the history. Rejects without the store. */
export async function readCompositionId(store: ReleaseStore, text: string): Promise<NamedVersions> {
  const id = findId(text);
  const codes = id === null ? null : codesIn(id);
  if (id === null || codes === null) return { type: 'malformed' };
  const known = await knownVersions(store);
  const unknown = codes.filter((code) => !known.has(code));
  if (unknown.length > 0) return { type: 'unknown', codes: unknown };
  const versions = versionsOf(id, (code) => known.get(code) ?? [], await store.secret());
  return versions ? { type: 'named', id, versions } : { type: 'foreign' };
}

/** By their digits, all versions that are in the store or were. */
async function knownVersions(store: ReleaseStore): Promise<ReadonlyMap<string, readonly RemoteVersion[]>> {
  const remotes = await store.remotes();
  const present = await Promise.all(
    remotes.map(async (remote) => (await store.versions(remote)).map((version): RemoteVersion => ({ remote, version }))),
  );
  const past = (await store.history()).flatMap(({ remote, from, to, removed }) => [
    ...(remote === null ? [] : [...versionsIn(from), ...versionsIn(to)].map((version) => ({ remote, version }))),
    ...removed,
  ]);
  const all = [...present.flat(), ...past];
  const unique = new Map(all.map(({ remote, version }) => [`${remote}/${version}`, { remote, version }]));
  return Map.groupBy(unique.values(), codeOf);
}
