import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { ACCOUNT_WORDS } from '../../../e2e/account/words.ts';
import { PLENTIFUL } from '../../../e2e/fixtures/checkout.ts';
import type { Customer } from '../../../e2e/fixtures/customer.ts';
import type { Environment } from '../../../e2e/fixtures/environment.ts';
import { openAlive } from '../../../e2e/fixtures/home.ts';
import { placeOrder } from '../../../e2e/fixtures/orders.ts';
import type { Language, WORDS } from '../../../e2e/fixtures/words.ts';

export interface Stage {
  readonly page: Page;
  readonly language: Language;
  readonly words: (typeof WORDS)[Language] & (typeof ACCOUNT_WORDS)[Language];
  /** Signed in, unless the action is for guests. */
  readonly customer: Customer;
  readonly environment: Environment;
}

/** The stage with the action's page open. */
export interface OpenStage extends Stage {
  readonly main: Locator;
  /** An address without an account. */
  readonly email: string;
  /** The result of `prepare`, or else the number of the customer's order. */
  readonly given: string;
}

type Typed = readonly (readonly [field: Locator, value: string])[];

/** Something that a visitor does, and the call of the API that it causes. */
export interface Action {
  /** Method and template, as `POST /api/token/`. */
  readonly call: string;
  readonly name: string;
  readonly isForGuests?: true;
  /** A failure needs no message. */
  readonly mayBeSilent?: true;
  /** What the customer has before. */
  readonly has?: 'cart line' | 'favourite' | 'order';
  /** The page, without the prefix of the language; `{order}` represents the number of the order. */
  readonly at?: string;
  prepare?(stage: OpenStage): Promise<string | void>;
  /** Input that must survive a failure. */
  typed?(stage: OpenStage): Typed | Promise<Typed>;
  /** `press` enters the input itself. */
  readonly pressTypes?: true;
  press(stage: OpenStage): Promise<unknown>;
  /** The button of the question that follows. */
  confirm?(stage: OpenStage): Locator;
  /** How to repeat it after a failure: the offered retry or something else; the same press by default. */
  readonly again?: 'retry' | ((stage: OpenStage) => Promise<unknown>);
  /** How often the server has done it; for a read, 1 when the result is visible. */
  count(stage: OpenStage): Promise<number>;
}

/** An action before its press. */
export interface ReadyAction {
  readonly typed: Typed;
  press(): Promise<unknown>;
  again(): Promise<unknown>;
  count(): Promise<number>;
}

export async function prepareAction(action: Action, stage: Stage): Promise<ReadyAction> {
  const { page, words, customer } = stage;
  if (action.has === 'cart line') await customer.call('POST', 'shopping_carts/', { product: PLENTIFUL, amount: 1 });
  if (action.has === 'favourite') await customer.call('POST', 'favorites/', { product: PLENTIFUL });
  const order = action.has === 'order' ? await placeOrder(customer) : '';
  const opened = { ...stage, main: page.getByRole('main'), email: `${randomUUID()}@vitrava.example`, given: order };
  if (action.at !== undefined) await openAlive(page, `${words.prefix}${action.at.replace('{order}', order)}`);
  const open = { ...opened, given: (await action.prepare?.(opened)) || order };
  const typed = (await action.typed?.(open)) ?? [];
  if (!action.pressTypes) for (const [field, value] of typed) await field.fill(value);
  const confirm = action.confirm?.(open);
  const press = async () => {
    await action.press(open);
    await confirm?.click();
  };
  const again = async () => {
    if (action.again === 'retry') return retryIn(open.main).click();
    if (action.again) return action.again(open);
    return confirm && (await confirm.isVisible()) ? confirm.click() : press();
  };
  return { typed, press, again, count: () => action.count(open) };
}

/** The retry that a failure offers; its label depends on the subject. */
export function retryIn(place: Locator): Locator {
  return place.locator('[role="alert"] button, [data-state="failed"]:not(:has([role="alert"])) button').first();
}

export const submit = (place: Locator): Promise<void> => place.locator('button[type="submit"]').click();

/** 1 when it is in the page. */
export async function isThere(place: Locator): Promise<number> {
  return Math.min(1, await place.count());
}

export async function canSignIn({ environment }: Stage, email: string, password: string): Promise<number> {
  const body = JSON.stringify({ email, password });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${environment.apiUrl}/api/token/`, { method: 'POST', headers, body })).ok ? 1 : 0;
}
