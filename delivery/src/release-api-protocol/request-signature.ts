import { createHash, type KeyObject, randomBytes, sign, verify } from 'node:crypto';
import { keyIdOf } from '../signing/index.ts';

/** What is signed begins so: the signature of a request can never pass for one of a release. */
const PURPOSE = 'vitrava request 1';

/** What of a request is signed. The body is so by its digest. */
export interface SignedRequest {
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  /** Name and port of the release API, so that a request to one release API cannot be sent to another. */
  readonly host: string;
  /** SHA-256 of the body, in hex; of nothing when there is no body. */
  readonly digest: string;
}

/** Key, time and signature of a request, from its `authorization`. */
export interface RequestProof {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Random, 32 hex digits: no request counts twice. */
  readonly nonce: string;
  readonly digest: string;
  readonly signature: string;
}

/** SHA-256 of a body, in hex. */
export function digestOf(body: Uint8Array | string): string {
  return createHash('sha256').update(body).digest('hex');
}

/** The `authorization` of a request by the holder of a private key. */
export function authorize(request: SignedRequest, privateKey: KeyObject, at: number = Date.now()): string {
  const proof = { key: keyIdOf(privateKey), at, nonce: randomBytes(16).toString('hex') };
  const signature = sign(null, textOf(request, proof), privateKey).toString('base64');
  return `Vitrava key=${proof.key}, at=${at}, nonce=${proof.nonce}, digest=${request.digest}, signature=${signature}`;
}

const AUTHORIZATION =
  /^Vitrava key=([0-9a-f]{16}), at=(\d{13}), nonce=([0-9a-f]{32}), digest=([0-9a-f]{64}), signature=([0-9A-Za-z+/]{86}==)$/;

/** Reads an `authorization`; null when it is none of ours. */
export function parseAuthorization(header: string | undefined): RequestProof | null {
  const [, key, at, nonce, digest, signature] = AUTHORIZATION.exec(header ?? '') ?? [];
  return key && at && nonce && digest && signature ? { key, at: Number(at), nonce, digest, signature } : null;
}

/** Whether the holder of this key has signed this very request. */
export function isProven(request: Omit<SignedRequest, 'digest'>, proof: RequestProof, publicKey: KeyObject): boolean {
  return verify(null, textOf({ ...request, digest: proof.digest }, proof), publicKey, Buffer.from(proof.signature, 'base64'));
}

function textOf({ method, path, host, digest }: SignedRequest, { key, at, nonce }: Pick<RequestProof, 'key' | 'at' | 'nonce'>): Buffer {
  return Buffer.from([PURPOSE, method, path, host, digest, key, at, nonce].join('\n'));
}
