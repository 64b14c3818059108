// Generated from contracts.schema.ts: edit that, then run `npm run fix`.
import { lazy, orNull } from '@vitrava/shared-kit/contracts/browser';
import { type Contract, nothing, obj, or, str } from '@withease/contracts';

export interface Person {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone?: string | null | undefined;
  readonly ui_language?: string | null | undefined;
}

export const personContract: Contract<unknown, Person> = /* @__PURE__ */ lazy(() => obj({
  first_name: str,
  last_name: str,
  phone: or(str, nothing),
  ui_language: or(str, nothing),
}));

export interface RefreshedToken {
  readonly access: string | null;
}

export const refreshedTokenContract: Contract<unknown, RefreshedToken> = /* @__PURE__ */ lazy(() => obj({
  access: orNull(str),
}));
