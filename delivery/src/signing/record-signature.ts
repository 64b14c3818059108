import { createPrivateKey, type KeyObject, sign, verify } from 'node:crypto';
import type { ReleaseRecord } from '../store/index.ts';
import { keyIdOf } from './keys.ts';

/** What is signed begins so: a signature of something else can never pass for one of a release. */
const PURPOSE = 'vitrava release 1\n';

/** The signed text: the record as sorted JSON (https://www.rfc-editor.org/rfc/rfc8785), without what only a release API adds to it. */
function signedText({ signature: _signature, openedAt: _openedAt, files, ...record }: ReleaseRecord): Buffer {
  const bare = { ...record, files: files.map(({ brotliBytes: _bytes, ...file }) => file) };
  return Buffer.from(PURPOSE + canonicalJson(bare));
}

/** The record with the signature of a private key (Ed25519). */
export function signRecord(record: ReleaseRecord, privateKey: KeyObject): ReleaseRecord {
  return { ...record, signature: { key: keyIdOf(privateKey), value: sign(null, signedText(record), privateKey).toString('base64') } };
}

/** Whether the record's signature is one of this key and of this very record. */
export function isSignedBy(record: ReleaseRecord, publicKey: KeyObject): boolean {
  const { signature } = record;
  return signature !== undefined && verify(null, signedText(record), publicKey, Buffer.from(signature.value, 'base64'));
}

/** Reads a private key in PEM; throws a sentence for everything else. */
export function parsePrivateKey(name: string, pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Reported below like a key of another kind; the text of a key is never repeated.
  }
  throw new Error(`${name} does not hold a private Ed25519 key. Make one with "npx vitrava keys new <team>".`);
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${sorted.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
}
