import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { RequestedMove } from './move.ts';
import type { ConsoleReport, LiveRemote } from './report.ts';

export interface ConsoleSession {
  readonly operator: string;
  /** Every form carries it. */
  readonly csrfToken: string;
}

/** Why the key that confirms a move was not accepted. */
export type KeyFailure = 'required' | 'wrong-key' | 'too-many';

export type ConsoleView =
  | { readonly type: 'sign-in'; readonly failure: 'wrong-key' | 'too-many' | null }
  | {
      readonly type: 'overview';
      readonly session: ConsoleSession;
      readonly report: ConsoleReport;
      /** What has just been done. */
      readonly done: RequestedMove | null;
    }
  | {
      readonly type: 'move';
      readonly session: ConsoleSession;
      readonly move: RequestedMove;
      /** The state that the sentences describe. */
      readonly remote: LiveRemote;
      /** Why it was not done, from the gate. */
      readonly refusals: readonly string[];
      /** The state differs from the confirmed one. */
      readonly isChanged: boolean;
      readonly reason: string;
      /** The key was not entered recently: the form requires it. */
      readonly needsKey: boolean;
      readonly keyFailure: KeyFailure | null;
    }
  | {
      readonly type: 'link';
      readonly session: ConsoleSession;
      readonly move: RequestedMove;
      readonly address: string;
      /** ISO 8601, UTC. */
      readonly expiresAt: string;
    }
  /** A form without the CSRF token of the session: the page that it was sent from belongs to an earlier session, or to another site. */
  | { readonly type: 'expired-form'; readonly session: ConsoleSession };

export interface ConsolePage {
  readonly locale: LocaleCode;
  readonly view: ConsoleView;
}

export type DrawConsole = (page: ConsolePage) => { readonly title: string; readonly html: string };
