import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { throttled } from '../../http/index.ts';

/** Passwords that are hashed at the same time: half of the processors, and of the four threads of the pool, because pages, files and names need some, too. */
export const CONCURRENCY = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)));
/** Requests that wait, which takes about a second. */
export const MAX_WAITING = 50 * CONCURRENCY;
const RETRY_AFTER_S = 2;

const queue = new PQueue({ concurrency: CONCURRENCY });

/** Bounds hashing, so that a flood of sign-ins does not starve the rest of the server. Throws 429 when too many requests wait. */
export async function queueHashing<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.size >= MAX_WAITING) throw throttled(RETRY_AFTER_S);
  return queue.add(work);
}

/** argon2id, the library's default, with OWASP's minimum of memory, passes and lanes (2025). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const CURRENT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

let decoy: Promise<string> | null = null;

/** The hash to keep of a password. Throws 429 when too many wait already. */
export function hashPassword(password: string): Promise<string> {
  return queueHashing(() => hash(composed(password), COST));
}

/** Whether it is the password of this hash. Without a hash it takes as long and returns false. */
export async function checkPassword(known: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash('no account has this password', COST);
  const compared = known ?? (await decoy);
  const isRight = await queueHashing(() => verify(compared, composed(password)));
  return known !== undefined && isRight;
}

/** Whether a hash was made at another cost than today's: it is renewed while the password is available. */
export function isOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(CURRENT);
}

/** Keyboards write the same letter in several ways (NIST SP 800-63B, 3.1.1.2). */
function composed(password: string): string {
  return password.toWellFormed().normalize('NFKC');
}
