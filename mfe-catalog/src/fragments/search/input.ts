import type { ProductCard } from '@vitrava/shared-kit/contracts/browser';

export interface Suggestion {
  readonly kind: 'query' | 'category' | 'brand' | 'product' | 'all' | 'recent' | 'clear';
  readonly text: string;
  readonly to: string;
  readonly product?: Pick<ProductCard, 'brand' | 'price' | 'photo'>;
}

export interface SearchInput {
  /** The typed text; null while the field shows the list's query. */
  readonly draft: string | null;
  /** Whether it was typed since the last navigation began. */
  readonly isNew: boolean;
  /** The text whose suggestions are requested, or shown; null while there are none to show. */
  readonly requested: string | null;
  readonly suggestions: readonly Suggestion[];
  /** What they are suggested for is a complaint. */
  readonly isComplaint: boolean;
}

export const UNTOUCHED: SearchInput = { draft: null, isNew: false, requested: null, suggestions: [], isComplaint: false };

/** A text that is shorter suggests nothing. */
const SHORTEST = 2;

/** The shopper types; what was suggested before stays until there is something better. */
export function typed(input: SearchInput, draft: string): SearchInput {
  return { ...input, draft, isNew: true };
}

/** A while has passed since `draft` was typed. If it is still the content, suggestions help. */
export function waited(input: SearchInput, draft: string): SearchInput {
  if (input.draft !== draft) return input;
  const requested = draft.trim();
  return requested.length < SHORTEST ? cleared(input) : { ...input, requested };
}

/** Suggestions came; those for a text that is not requested any more, or has changed since, are dropped. */
export function answered(
  input: SearchInput,
  { search, ...answer }: { readonly search: string } & Pick<SearchInput, 'suggestions' | 'isComplaint'>,
): SearchInput {
  return input.requested === search && input.draft?.trim() === search ? { ...input, ...answer } : input;
}

export function submitted(input: SearchInput, text: string): SearchInput {
  return text.trim().length < SHORTEST ? cleared(input) : input;
}

/** A navigation has begun: the typed text is dropped. */
export function departed(input: SearchInput): SearchInput {
  return { ...input, isNew: false };
}

/** Another list is here with its own text, which never takes away what was typed while it was on its way. */
export function arrived(input: SearchInput): SearchInput {
  return input.isNew ? { ...input, suggestions: [] } : UNTOUCHED;
}

function cleared(input: SearchInput): SearchInput {
  return { ...input, requested: null, suggestions: [] };
}
