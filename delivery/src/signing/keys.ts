import { createHash, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** A key pair of a team: the private half as PEM for a file of its own, the public half as text for the file of teams. */
export interface NewKey {
  readonly privatePem: string;
  readonly publicText: string;
}

/** Makes an Ed25519 key pair. */
export function makeKey(): NewKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privatePem: String(privateKey.export({ type: 'pkcs8', format: 'pem' })), publicText: publicTextOf(publicKey) };
}

/** The public half of a key (private or public) as one line of base64. */
export function publicTextOf(key: KeyObject): string {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  return publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
}

/** Reads what `publicTextOf` has written; null for everything else. */
export function parsePublicKey(text: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' });
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}

/** Short name of a key (private or public): 16 hex digits of the digest of its public half. */
export function keyIdOf(key: KeyObject): string {
  return createHash('sha256')
    .update(Buffer.from(publicTextOf(key), 'base64'))
    .digest('hex')
    .slice(0, 16);
}
