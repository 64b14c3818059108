/** A bank's decision about a card: at once, or after a while. */
export type Verdict = 'accepted' | 'declined' | 'slow';

/** Cards of no real bank. Any other good number is declined: this is a stand-in, it can charge no one. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', verdict: 'accepted' },
  { number: '4000 0000 0000 0002', verdict: 'declined' },
  { number: '4000 0000 0000 0077', verdict: 'slow' },
] as const satisfies readonly { number: string; verdict: Verdict }[];

export const CARD_FIELDS = ['number', 'expiry', 'code', 'holder'] as const;
export type CardField = (typeof CARD_FIELDS)[number];
export type CardForm = Readonly<Record<CardField, string>>;
export type CardProblems = Partial<Record<CardField, 'missing' | 'wrong' | 'expired'>>;

/** The problems of a filled form, in the order of its fields; none when a bank can be called. */
export function findProblems(form: CardForm, now: Date): CardProblems {
  const states = {
    number: isCardNumber(digitsOf(form.number)) ? 'good' : 'wrong',
    expiry: readExpiry(form.expiry, now),
    code: /^\d{3,4}$/.test(form.code.trim()) ? 'good' : 'wrong',
    holder: /^[\p{L} .'’-]{2,60}$/u.test(form.holder.trim()) ? 'good' : 'wrong',
  } as const;
  const problems: CardProblems = {};
  for (const field of CARD_FIELDS) {
    if (form[field].trim() === '') problems[field] = 'missing';
    else if (states[field] !== 'good') problems[field] = states[field];
  }
  return problems;
}

export function requestDecision(number: string): Verdict {
  const digits = digitsOf(number);
  return TEST_CARDS.find((card) => digitsOf(card.number) === digits)?.verdict ?? 'declined';
}

/** 12 to 19 digits whose last one is right by the formula of Luhn (ISO/IEC 7812-1). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** `09/28` or `0928`; a card is good through the last day of its month. */
function readExpiry(text: string, now: Date): 'good' | 'wrong' | 'expired' {
  const match = /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/.exec(text.trim());
  if (!match) return 'wrong';
  const firstBadDay = Date.UTC(2000 + Number(match[2]), Number(match[1]), 1);
  return now.getTime() < firstBadDay ? 'good' : 'expired';
}

function digitsOf(text: string): string {
  return text.replace(/[\s-]/g, '');
}
