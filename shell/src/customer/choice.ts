import type { User } from '@vitrava/shared-kit/contracts/api';

/** A chosen language that may be missing in the customer's record: the document of the choice was closed. */
export interface Choice {
  readonly user: number;
  readonly language: User['ui_language'];
}

/* Not by a storage item of the kit, nor its contracts: this part comes late, and what it shares with the start would stand alone there. */

const KEY = 'vitrava.language.v1';

export function keepChoice(choice: Choice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // A closed or full storage: the choice was sent all the same.
  }
}

export function clearChoice(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is no storage, so nothing is kept there.
  }
}

/** The choice of this customer that may not have been stored; null when there is none or it is unreadable. */
export function recallChoice(userId: number): Choice | null {
  try {
    const { user, language } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choice>;
    return user === userId && (language === 'russian' || language === 'english') ? { user, language } : null;
  } catch {
    return null;
  }
}
