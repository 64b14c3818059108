import type { Locator, Page } from '@playwright/test';
import type { ACCOUNT_WORDS } from '../../../../e2e/account/words.ts';
import type { Customer } from '../../../../e2e/fixtures/customer.ts';
import type { Environment } from '../../../../e2e/fixtures/environment.ts';
import type { Language, WORDS } from '../../../../e2e/fixtures/words.ts';

/** Where something is pressed: a page that nobody has opened yet, in a shop where nothing fails yet. */
export interface Stage {
  readonly page: Page;
  readonly language: Language;
  readonly words: (typeof WORDS)[Language] & (typeof ACCOUNT_WORDS)[Language];
  /** Signed in, unless the action is a guest's. */
  readonly customer: Customer;
  readonly environment: Environment;
}

/** All is filled in; what is left is the press. */
export interface Ready {
  press(): Promise<void>;
  /** What was typed or chosen, with what it must still be after a failure. */
  readonly typed?: readonly (readonly [field: Locator, value: string])[];
  /** What is pressed when it has failed; the same again when absent. */
  again?(): Promise<void>;
  /** How often it has been done, as the server knows it; where it only shows something, whether that is there. */
  times(): Promise<number>;
}

/** Something that a visitor does, and the call that is made for it. */
export interface Action {
  /** As `POST /api/token/`: method and template. */
  readonly call: string;
  readonly name: string;
  readonly isGuests?: boolean;
  /** It only asks: what the shop does not know now it may leave out. */
  readonly mayBeMissing?: boolean;
  open(stage: Stage): Promise<Ready>;
}

/** The way on that a failure offers, in its own words or in the place of the whole; what it is called depends on what it is about. */
export function retryIn(place: Locator): Locator {
  return place.locator('[role="alert"] button, [data-state="failed"]:not(:has([role="alert"])) button').first();
}
