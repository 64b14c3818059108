import type { PaymentDraft } from '@vitrava/reference-api/acquirer-protocol';
import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import type { CardField, CardProblems, Verdict } from '../card.ts';

type Problem = NonNullable<CardProblems[CardField]>;

interface PageTexts {
  readonly title: string;
  readonly failedTitle: string;
  readonly bank: string;
  readonly order: string;
  readonly number: string;
  readonly amount: string;
  readonly card: string;
  readonly fields: Readonly<Record<CardField, string>>;
  readonly hints: Partial<Readonly<Record<CardField, string>>>;
  readonly problems: Readonly<Record<CardField, Readonly<Record<Problem, string>>>>;
  readonly summary: string;
  readonly pay: string;
  readonly leave: string;
  readonly safety: string;
  readonly testTitle: string;
  readonly testNote: string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly overTitle: string;
  readonly over: string;
  readonly back: string;
  readonly missingTitle: string;
  readonly missing: string;
}

export const TEXTS: Readonly<Record<PaymentDraft['language'], PageTexts>> = { ru, en };
