export { keyIdOf, parsePublicKey, publicTextOf } from './keys.ts';
export { type KeysPlace, readKeysPlace } from './keys-place.ts';
export { checkSignatures, openSignedStore, trustOf } from './open-signed-store.ts';
export { type LocalKeys, makeLocalKeys, makeOwnKey, readOwnKey } from './own-key.ts';
export { isSignedBy, signRecord } from './record-signature.ts';
export { type Signer, signedStore } from './signed-store.ts';
export { keysOf, mayRelease, readTeams, type TeamKey, type Teams, writeTeams } from './teams.ts';
export type { Trust } from './trust.ts';
