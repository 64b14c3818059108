import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseRecord, ReleaseStore } from '../store/index.ts';
import { findForeignFile } from './check-contents.ts';
import { mayRelease } from './teams.ts';
import type { Trust } from './trust.ts';

/** Puts a signature on a record, or throws a sentence that explains why it cannot. */
export type Signer = (record: ReleaseRecord) => Promise<ReleaseRecord>;

/** What a store is wrapped with. */
export interface SignedStoreOptions {
  readonly trust: Trust;
  /** Signs what comes into the store; without it, and for records that are signed, they stay as they are. */
  readonly signer?: Signer;
  /** Compares the content of every file with the record as well: for servers, once for each release that they serve. */
  readonly contents?: boolean;
}

/** A store in which releases without a valid signature count as damaged, until they are released again. */
export function signedStore(store: ReleaseStore, { trust, signer, contents = false }: SignedStoreOptions): ReleaseStore {
  /** Revision of the trusted keys when a release was looked at. */
  const lookedAt = new Map<string, string>();

  async function damageOf(record: ReleaseRecord): Promise<string | null> {
    lookedAt.set(`${record.remote}/${record.version}`, await trust.revision());
    const reason = (await trust.reasonAgainst(record)) ?? (await store.damageOf(record));
    const folder = store.folderOf(record.remote, record.version);
    // Without a signature there is nothing to hold the contents against.
    if (reason !== null || !contents || folder === null || record.signature === undefined) return reason;
    const foreign = await foreignIn(folder, record);
    return foreign && `${foreign} is not the file that was signed.`;
  }

  /** A copy that was changed on this machine's disk is fetched again from the store, once for each look. */
  async function foreignIn(folder: string, record: ReleaseRecord): Promise<string | null> {
    const foreign = await findForeignFile(folder, record);
    if (foreign === null || !store.discard) return foreign;
    await store.discard(record);
    await store.fetch(record);
    return findForeignFile(folder, record);
  }

  async function signDraft(folder: string): Promise<ReleaseRecord | null> {
    if (!signer) return null;
    const file = join(folder, 'release.json');
    const record = JSON.parse(await readFile(file, 'utf8')) as ReleaseRecord;
    const signed = record.signature ? record : await signer(record);
    const reason = await trust.reasonAgainst(signed);
    if (reason !== null) throw new Error(`${record.remote} ${record.version} was not taken, because no server would serve it: ${reason}`);
    await writeFile(file, `${JSON.stringify(signed, null, 2)}\n`);
    return signed;
  }

  /** A signer that cannot sign, or whose team may not release the remote, leaves what is there as it is. */
  async function wouldSignAgain({ signature, ...record }: ReleaseRecord): Promise<boolean> {
    const signed = await signer?.(record).catch(() => null);
    if (!signed?.signature || signed.signature.key === signature?.key) return false;
    const key = await trust.keyOf(signed.signature.key);
    return key !== null && mayRelease(key, record.remote);
  }

  async function needsSignature(present: ReleaseRecord, signed: ReleaseRecord): Promise<boolean> {
    return present.signature?.key !== signed.signature?.key || (await trust.reasonAgainst(present)) !== null;
  }

  return {
    ...store,
    damageOf,
    wouldSignAgain,
    outage: () => store.outage() ?? trust.problem(),
    async accept(remote, version, folder) {
      const signed = await signDraft(folder);
      const isNew = await store.accept(remote, version, folder);
      const present = await store.release(remote, version);
      // The content was there, but not signed, or by another key, which may count no longer or is about to end.
      if (!isNew && signed && present.type === 'found' && (await needsSignature(present.value, signed))) await store.writeRecord(signed);
      return isNew;
    },
    async has(remote, version) {
      const looked = lookedAt.get(`${remote}/${version}`);
      // Other keys count now: what was found out about the release no longer holds.
      if (looked !== undefined && looked !== (await trust.revision())) return false;
      const isThere = await store.has(remote, version);
      if (!isThere) lookedAt.delete(`${remote}/${version}`);
      return isThere;
    },
  };
}
