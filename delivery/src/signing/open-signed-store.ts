import type { KeyObject } from 'node:crypto';
import { resolve } from 'node:path';
import { openReleaseStore, type ReleaseStore } from '../store/index.ts';
import { type KeysPlace, readKeysPlace } from './keys-place.ts';
import { makeLocalKeys, readOwnKey } from './own-key.ts';
import { signRecord } from './record-signature.ts';
import { type Signer, signedStore } from './signed-store.ts';
import { createTrust, type Trust } from './trust.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');

/** The trusted teams by the keys of this machine. */
export function trustOf({ teamsFile, isShared }: KeysPlace): Trust {
  return createTrust({ teamsFile, isRequired: isShared });
}

/** The store of commands, which sign with this machine's key; in a store of its own, the first release makes it. */
export function openSignedStore(env: Readonly<Record<string, string | undefined>> = process.env, root: string = REPOSITORY): ReleaseStore {
  const place = readKeysPlace(env, root);
  const store = openReleaseStore(env, root);
  if (!place.isChecked) return store;
  const signed = signedStore(store, { trust: trustOf(place), signer: signerOf(place) });
  return {
    ...signed,
    async prepareFolder() {
      if (place.isShared) await requireOwnKey(place);
      else await makeLocalKeys(store, place);
      return signed.prepareFolder();
    },
  };
}

/** For servers: releases without a valid signature are not served. */
export function checkSignatures(store: ReleaseStore, place: KeysPlace): ReleaseStore {
  return place.isChecked ? signedStore(store, { trust: trustOf(place), contents: true }) : store;
}

function signerOf(place: KeysPlace): Signer {
  return async (record) => signRecord(record, await requireOwnKey(place));
}

async function requireOwnKey(place: KeysPlace): Promise<KeyObject> {
  const key = await readOwnKey(place);
  if (key) return key;
  throw new Error(
    `There is no key in ${place.folder} to sign the release with. Make one with "npx vitrava keys new <team>", or name one with VITRAVA_KEY.`,
  );
}
