import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { AskedMove } from '../move/index.ts';
import type { ConsoleReport, LiveRemote } from '../report/index.ts';

/** The operator who is signed in. */
export interface ConsoleSession {
  readonly operator: string;
  /** Every form carries it. */
  readonly csrfToken: string;
}

/** Why the key that confirms a move was not accepted. */
export type KeyFailure = 'required' | 'wrong-key' | 'too-many';

/** What the console's page shows. */
export type ConsoleView =
  | { readonly type: 'sign-in'; readonly failure: 'wrong-key' | 'too-many' | null }
  | {
      readonly type: 'overview';
      readonly session: ConsoleSession;
      readonly report: ConsoleReport;
      /** What has just been done. */
      readonly done: AskedMove | null;
    }
  | {
      readonly type: 'move';
      readonly session: ConsoleSession;
      readonly move: AskedMove;
      /** The state that the sentences speak of. */
      readonly remote: LiveRemote;
      /** Why it was not done, as the gate says it. */
      readonly refusals: readonly string[];
      /** The state is another one than when it was asked. */
      readonly isChanged: boolean;
      readonly reason: string;
      /** The key was not entered recently: the form asks for it. */
      readonly needsKey: boolean;
      readonly keyFailure: KeyFailure | null;
    }
  | {
      readonly type: 'link';
      readonly session: ConsoleSession;
      readonly move: AskedMove;
      /** The signed address of a preview. */
      readonly address: string;
      /** ISO 8601, UTC. */
      readonly expiresAt: string;
    }
  /** A form without the CSRF token of the session: the page that it was sent from belongs to an earlier session, or to another site. */
  | { readonly type: 'expired-form'; readonly session: ConsoleSession };

/** The page of a view, in one language. */
export interface ConsolePage {
  readonly locale: LocaleCode;
  readonly view: ConsoleView;
}

/** Draws what stands in the body. */
export type DrawConsole = (page: ConsolePage) => { readonly title: string; readonly html: string };
