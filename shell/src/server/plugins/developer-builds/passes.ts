import { type DeveloperPass, readDeveloperPass, writeDeveloperPass } from '@vitrava/delivery/signed-tokens';
import { LRUCache } from 'lru-cache';

/** Developers' keys, and what is made of them: a link that lets one browser in once, and that browser's cookie. */
export interface Passes {
  /** Whose key it is; null for none, a foreign or an expired one. */
  ofKey(authorization: string | undefined): Promise<DeveloperPass | null>;
  /** Whose cookie it is. */
  ofCookie(value: string | undefined): Promise<DeveloperPass | null>;
  /** A code for a link; it is good once, for five minutes, in this process. */
  makeEntry(pass: DeveloperPass): Promise<string>;
  /** Looks at a code without using it up. */
  ofEntry(code: unknown): Promise<DeveloperPass | null>;
  /** Uses a code up; gives the cookie for the browser, which holds as long as the key. */
  enter(code: unknown): Promise<{ readonly cookie: string; readonly expires: Date } | null>;
}

const ENTRY_MS = 5 * 60 * 1000;
/** So long a secret that was replaced in the store still counts here. */
const SECRET_MS = 30_000;

/** `readSecret` gives the store's, so that every writer of the store can make keys. Cookies, also made-up ones, do not lead to a look into the store each. */
export function createPasses(readSecret: () => Promise<string>, now: () => number = Date.now): Passes {
  const secrets = new LRUCache<'secret', string>({ max: 1, ttl: SECRET_MS, ttlResolution: 0, perf: { now }, fetchMethod: readSecret });
  const secret = () => secrets.forceFetch('secret');
  /** The keys for which codes were made that no browser has used yet. */
  const waiting = new Map<string, DeveloperPass>();

  async function ofEntry(code: unknown): Promise<DeveloperPass | null> {
    if (typeof code !== 'string' || !waiting.has(code)) return null;
    return readDeveloperPass('entry', code, await secret(), now());
  }

  async function dropExpired(): Promise<void> {
    for (const code of waiting.keys()) if (!(await ofEntry(code))) waiting.delete(code);
  }

  return {
    async ofKey(authorization) {
      const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
      return token ? readDeveloperPass('key', token, await secret(), now()) : null;
    },
    ofCookie: async (value) => (value ? readDeveloperPass('visit', value, await secret(), now()) : null),
    async makeEntry(pass) {
      await dropExpired();
      const expiresAt = new Date(Math.min(now() + ENTRY_MS, Date.parse(pass.expiresAt))).toISOString();
      const code = writeDeveloperPass('entry', { ...pass, expiresAt }, await secret());
      waiting.set(code, pass);
      return code;
    },
    ofEntry,
    async enter(code) {
      const entry = await ofEntry(code);
      const pass = entry && waiting.get(code as string);
      if (!pass) return null;
      waiting.delete(code as string);
      return { cookie: writeDeveloperPass('visit', pass, await secret()), expires: new Date(pass.expiresAt) };
    },
  };
}
