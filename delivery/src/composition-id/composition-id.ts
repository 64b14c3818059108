import { createHash } from 'node:crypto';
import { hmacOf } from '../signed-tokens/index.ts';

/** One remote in one version. */
export interface RemoteVersion {
  readonly remote: string;
  readonly version: string;
}

/** Pages of a preview have ids of their own, so that their reports are distinguished from those of visitors. */
export type IdPurpose = 'composition' | 'preview';

const CODE_LENGTH = 7;
const HMAC_LENGTH = 12;
const RELEASED = new RegExp(`-([0-9a-f]{${CODE_LENGTH}})[0-9a-f]{3}$`);
const FORM = `(?:empty|[0-9a-f]{${CODE_LENGTH}}(?:-[0-9a-f]{${CODE_LENGTH}})*)_[0-9a-f]{${HMAC_LENGTH}}`;
const ID = new RegExp(`^${FORM}$`);
const ID_IN_TEXT = new RegExp(`(?<![\\w-])${FORM}(?![\\w-])`);
/** Of a hundred remotes; longer ones are not even taken apart. */
const MAX_LENGTH = 850;
/** Sets that a forged id may make us try; codes that two versions share are rare. */
const MAX_TRIES = 64;

/** Seven digits that stand for a version: the first of the digest that a version ends with, as in `0.1.0-344d2de1ee`, else of its own digest. */
export function codeOf({ remote, version }: RemoteVersion): string {
  return RELEASED.exec(version)?.[1] ?? createHash('sha256').update(`${remote}@${version}`).digest('hex').slice(0, CODE_LENGTH);
}

/** The id of a set of versions, e.g. `344d2de-91c2d0a_5be0c1a4f2d7`: their codes and an HMAC of the store's secret. */
export function compositionId(versions: readonly RemoteVersion[], secret: string, purpose: IdPurpose = 'composition'): string {
  const sorted = [...versions].sort((one, other) => (one.remote < other.remote ? -1 : 1));
  return `${sorted.map(codeOf).join('-') || 'empty'}_${hmacOfSet(sorted, secret, purpose)}`;
}

/** The first id in a text, such as a line of a log; null when there is none. */
export function findId(text: string): string | null {
  return ID_IN_TEXT.exec(text)?.[0] ?? null;
}

/** The codes in an id; null when it is none. */
export function codesIn(id: string): readonly string[] | null {
  if (id.length > MAX_LENGTH || !ID.test(id)) return null;
  const [codes = ''] = id.split('_');
  return codes === 'empty' ? [] : codes.split('-');
}

/** The versions that an id names, found among those that its codes may stand for; null when its signature matches none. */
export function versionsOf(
  id: string,
  candidatesOf: (code: string) => readonly RemoteVersion[],
  secret: string,
): readonly RemoteVersion[] | null {
  const codes = codesIn(id);
  if (!codes) return null;
  const hmac = id.slice(-HMAC_LENGTH);
  const isOrdered = (set: readonly RemoteVersion[]) => set.every(({ remote }, at) => at === 0 || (set[at - 1]?.remote ?? '') < remote);
  let sets: readonly (readonly RemoteVersion[])[] = [[]];
  for (const code of codes) {
    sets = sets.flatMap((set) => candidatesOf(code).map((version) => [...set, version])).filter(isOrdered);
    if (sets.length === 0 || sets.length > MAX_TRIES) return null;
  }
  return sets.find((set) => hmacOfSet(set, secret, 'composition') === hmac || hmacOfSet(set, secret, 'preview') === hmac) ?? null;
}

function hmacOfSet(sorted: readonly RemoteVersion[], secret: string, purpose: IdPurpose): string {
  return hmacOf(secret, purpose, sorted.map(({ remote, version }) => `${remote}@${version}`).join('\n'), HMAC_LENGTH);
}
