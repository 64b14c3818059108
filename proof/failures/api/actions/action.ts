import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { ACCOUNT_WORDS } from '../../../../e2e/account/words.ts';
import { PLENTIFUL } from '../../../../e2e/fixtures/checkout.ts';
import type { Customer } from '../../../../e2e/fixtures/customer.ts';
import type { Environment } from '../../../../e2e/fixtures/environment.ts';
import { openAlive } from '../../../../e2e/fixtures/home.ts';
import { placeOrder } from '../../../../e2e/fixtures/orders.ts';
import type { Language, WORDS } from '../../../../e2e/fixtures/words.ts';

/** Where something is pressed, in a shop where nothing fails yet. */
export interface Stage {
  readonly page: Page;
  readonly language: Language;
  readonly words: (typeof WORDS)[Language] & (typeof ACCOUNT_WORDS)[Language];
  /** Signed in, unless the action is a guest's. */
  readonly customer: Customer;
  readonly environment: Environment;
}

/** The stage with its page open. */
export interface OpenStage extends Stage {
  readonly main: Locator;
  /** An address without an account. */
  readonly email: string;
  /** The number of the order that the customer has, or what `prepare` has returned. */
  readonly given: string;
}

type Typed = readonly (readonly [field: Locator, value: string])[];

/** Something that a visitor does, and the call that is made for it. */
export interface Action {
  /** As `POST /api/token/`: method and template. */
  readonly call: string;
  readonly name: string;
  readonly isGuests?: true;
  /** It only asks: what the shop does not know now it may leave out. */
  readonly mayBeMissing?: true;
  /** What the customer has before. */
  readonly has?: 'cart line' | 'favourite' | 'order';
  /** Path of the page that is opened, without the prefix of the language; `{order}` stands for the number of the order. */
  readonly at?: string;
  /** What is done there before something is typed. */
  prepare?(stage: OpenStage): Promise<string | void>;
  /** What is typed before the press, and must still be there after a failure. */
  typed?(stage: OpenStage): Typed | Promise<Typed>;
  /** The press itself types it. */
  readonly pressTypes?: true;
  press(stage: OpenStage): Promise<unknown>;
  /** What is pressed in the question that follows. */
  confirm?(stage: OpenStage): Locator;
  /** What is pressed when it has failed: the retry that is offered, or something else; the same when absent. */
  readonly again?: 'retry' | ((stage: OpenStage) => Promise<unknown>);
  /** How often it has been done, as the server knows it; where it only shows something, whether that is there. */
  times(stage: OpenStage): Promise<number>;
}

/** All is filled in; what is left is the press. */
export interface Ready {
  readonly typed: Typed;
  press(): Promise<unknown>;
  again(): Promise<unknown>;
  times(): Promise<number>;
}

export async function makeReady(action: Action, stage: Stage): Promise<Ready> {
  const { page, words, customer } = stage;
  if (action.has === 'cart line') await customer.call('POST', 'shopping_carts/', { product: PLENTIFUL, amount: 1 });
  if (action.has === 'favourite') await customer.call('POST', 'favorites/', { product: PLENTIFUL });
  const order = action.has === 'order' ? await placeOrder(customer) : '';
  const open = { ...stage, main: page.getByRole('main'), email: `${randomUUID()}@vitrava.example`, given: order };
  if (action.at !== undefined) await openAlive(page, `${words.prefix}${action.at.replace('{order}', order)}`);
  const given = { ...open, given: (await action.prepare?.(open)) || order };
  const typed = (await action.typed?.(given)) ?? [];
  if (!action.pressTypes) for (const [field, value] of typed) await field.fill(value);
  const confirm = action.confirm?.(given);
  const press = async () => {
    await action.press(given);
    await confirm?.click();
  };
  const again = async () => {
    if (action.again === 'retry') return retryIn(given.main).click();
    if (action.again) return action.again(given);
    return confirm && (await confirm.isVisible()) ? confirm.click() : press();
  };
  return { typed, press, again, times: () => action.times(given) };
}

/** The way on that a failure offers, in its own words or in the place of the whole; what it is called depends on what it is about. */
export function retryIn(place: Locator): Locator {
  return place.locator('[role="alert"] button, [data-state="failed"]:not(:has([role="alert"])) button').first();
}

export const submit = (place: Locator): Promise<void> => place.locator('button[type="submit"]').click();

/** Whether it is there, as `times` counts. */
export async function isThere(place: Locator): Promise<number> {
  return Math.min(1, await place.count());
}

export async function canSignIn({ environment }: Stage, email: string, password: string): Promise<number> {
  const body = JSON.stringify({ email, password });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${environment.apiUrl}/api/token/`, { method: 'POST', headers, body })).ok ? 1 : 0;
}
