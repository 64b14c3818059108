import { $accessToken, $sessionStatus, $userId, ensureFreshTokenFx, signedIn, signedOut } from '@vitrava/shared-kit/bus/session';
import { allSettled, createWatch, fork, launch, type Scope, type StoreWritable } from 'effector';
import { createTokenSource } from '../fresh-token.ts';
import { published, type Session, UNKNOWN_SESSION } from '../machine/index.ts';
import { sessionStarted } from '../model.ts';
import { $session } from '../store.ts';
import { readToken, validUntil } from '../token.ts';
import { answerApi, type Reply, tokenFor } from './browser.ts';

export const REFRESH = '/api/token/refresh/';
export const LOGOUT = '/api/logout/';

export interface Tab {
  readonly scope: Scope;
  readonly facts: unknown[];
  readonly status: () => string;
  readonly user: () => number | null;
}

export async function openTab(): Promise<Tab> {
  const scope: Scope = fork({ handlers: [[ensureFreshTokenFx, createTokenSource(() => scope)]] });
  const facts: unknown[] = [];
  createWatch({ unit: signedIn, scope, fn: ({ userId }) => facts.push(userId) });
  createWatch({ unit: signedOut, scope, fn: ({ reason }) => facts.push(reason) });
  await allSettled(sessionStarted, { scope });
  return { scope, facts, status: () => scope.getState($sessionStatus), user: () => scope.getState($userId) };
}

/** Long enough for messages between tabs and all that follows from them. */
export const quiet = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
export const returnTo = async (): Promise<void> => {
  document.dispatchEvent(new Event('visibilitychange'));
  await quiet();
};

/** The shop's API of one browser: it has the owner of the browser's refresh cookie. */
export function openApi(): BrowserApi {
  const api = { user: null as number | null, hold: new Map<string, Promise<Reply>>() };
  const answers = answerApi(async (path) => {
    const held = api.hold.get(path);
    if (held) return held;
    if (path === LOGOUT) api.user = null;
    return { body: path === REFRESH ? { access: api.user === null ? null : tokenFor(api.user) } : {} };
  });
  const bearersOf = (path: string) => answers.calls.filter((call) => call.path === path).map(({ bearer }) => bearer);
  return Object.assign(api, { countOf: answers.countOf, bearersOf });
}

interface BrowserApi {
  user: number | null;
  /** Answers to come, by the paths of their calls. */
  readonly hold: Map<string, Promise<Reply>>;
  readonly countOf: (path: string) => number;
  /** What each call of a path carried. */
  readonly bearersOf: (path: string) => readonly (string | null)[];
}

export function held(): { promise: Promise<Reply>; give: (reply: Reply) => void } {
  let give: (reply: Reply) => void = () => undefined;
  const promise = new Promise<Reply>((resolve) => {
    give = resolve;
  });
  return { promise, give: (reply) => give(reply) };
}

type ValueOf<Unit> = Unit extends StoreWritable<infer Value> ? [StoreWritable<Value>, Value] : never;
type SessionValues = [ValueOf<typeof $session>, ValueOf<typeof $sessionStatus>, ValueOf<typeof $userId>, ValueOf<typeof $accessToken>];

/** Values of a scope with this session. */
export function sessionValues(part: Partial<Session>): SessionValues {
  const session: Session = { ...UNKNOWN_SESSION, ...part, validUntil: part.access ? endOf(part.access) : 0 };
  const { status, userId, access } = published(session);
  return [
    [$session, session],
    [$sessionStatus, status],
    [$userId, userId],
    [$accessToken, access],
  ];
}

function endOf(access: string): number {
  const claims = readToken(access);
  return claims ? validUntil(claims, Date.now()) : 0;
}

/** The tab has another token than before, without a word to anyone. */
export function replaceToken({ scope }: Pick<Tab, 'scope'>, access: string): void {
  launch({ target: $session, params: { ...scope.getState($session), access, validUntil: endOf(access), next: {} }, scope });
}
