import type { NamedCountry } from './names.ts';
import type { PhoneFormat, PhoneProblem } from './reading.ts';
import type { PhoneRestrictions } from './restrictions.ts';

/** What a phone field takes and whom it gives what it reads. */
export interface PhoneEntryOptions extends PhoneRestrictions {
  /** The language of the page, for the names of countries. */
  readonly locale: string;
  /** How a number is written once it is one. International when absent. */
  readonly format?: PhoneFormat;
  /** The longest text that fits the field; a longer number is written as E.164. */
  readonly maxLength: number;
  /** E.164 or a text, as `onRead` gave it once. */
  readonly value: string;
  /** Takes what was read: E.164 once the number is taken, the text itself until then. */
  readonly onRead: (value: string) => void;
  /** Validates the same value again: the rules have been loaded. */
  readonly onJudged: (value: string) => void;
}

/** What a phone field shows; replaced as a whole with each change. */
export interface PhoneState {
  /** The content of the field. */
  readonly text: string;
  /** What was read from it. */
  readonly value: string;
  /** ISO code of the country whose numbers are written without a calling code. */
  readonly country: string;
  /** Without the plus; empty until the rules are there, but for the default country. */
  readonly callingCode: string;
  /** Those that are offered, by name; none until the rules are there. */
  readonly countries: readonly NamedCountry[];
  readonly list: 'waiting' | 'loading' | 'ready' | 'failed';
  /** How a number of the country looks; empty until the rules are there. */
  readonly example: string;
  /** The text has changed the country: screen readers announce it. */
  readonly hasMoved: boolean;
}

/** A phone field without its looks: a store to subscribe to, and what a shopper does to it. */
export interface PhoneEntry {
  readonly state: () => PhoneState;
  readonly subscribe: (listener: () => void) => () => void;
  /** The field is used: the rules are loaded, and the visitor's country is requested. */
  readonly focus: () => void;
  readonly write: (text: string) => void;
  /** A text that replaces everything; true when it was taken here, false when the browser shall insert it. */
  readonly paste: (text: string) => boolean;
  readonly choose: (country: string) => void;
  /** The field is left: a number that is taken is written in the chosen format. */
  readonly leave: () => void;
  /** The form has another value. */
  readonly give: (value: string) => void;
  /** What is wrong with a value that `onRead` gave; nothing while the rules are on their way. */
  readonly judge: (value: string) => PhoneProblem | 'UNKNOWN' | undefined;
  /** The rules are there, or cannot be had, and the text is read by them; undefined when it is so already. */
  readonly settle: () => Promise<void> | undefined;
}
