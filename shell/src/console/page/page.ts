import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { AskedMove } from '../move/index.ts';
import type { ConsoleReport, LiveRemote } from '../report/index.ts';

/** What the console's page shows. */
export type ConsoleView =
  | { readonly type: 'sign-in'; readonly failure: 'wrong-key' | 'too-many' | null }
  | {
      readonly type: 'overview';
      readonly operator: string;
      readonly report: ConsoleReport;
      /** What has just been done. */
      readonly done: AskedMove | null;
      /** Whether moves can be made from here. */
      readonly canMove: boolean;
    }
  | {
      readonly type: 'move';
      readonly operator: string;
      readonly move: AskedMove;
      /** The state that the sentences speak of. */
      readonly remote: LiveRemote;
      /** Why it was not done, as the gate says it. */
      readonly refusals: readonly string[];
      /** The state is another one than when it was asked. */
      readonly isChanged: boolean;
      readonly reason: string;
    }
  | {
      readonly type: 'link';
      readonly operator: string;
      readonly move: AskedMove;
      /** The signed address of a preview. */
      readonly address: string;
      /** ISO 8601, UTC. */
      readonly expiresAt: string;
    };

/** The page of a view, in one language. */
export interface ConsolePage {
  readonly locale: LocaleCode;
  readonly view: ConsoleView;
}

/** Draws what stands in the body. */
export type DrawConsole = (page: ConsolePage) => { readonly title: string; readonly html: string };
