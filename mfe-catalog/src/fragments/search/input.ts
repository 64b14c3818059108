import type { ProductCard } from '@vitrava/shared-kit/contracts/browser';

/** Something the shopper may have meant, and where it leads. */
export interface Suggestion {
  readonly kind: 'query' | 'category' | 'brand' | 'product' | 'all' | 'recent' | 'forget';
  readonly text: string;
  readonly to: string;
  readonly product?: Pick<ProductCard, 'brand' | 'price' | 'photo'>;
}

/** The field of the search, as the shopper uses it. */
export interface SearchInput {
  /** What was typed; null while the field shows what the list was asked by. */
  readonly draft: string | null;
  /** Whether it was typed since the last navigation began. */
  readonly isNew: boolean;
  /** The text whose suggestions are asked for, or shown; null while there are none to show. */
  readonly asked: string | null;
  readonly suggestions: readonly Suggestion[];
  /** What they are suggested for is a complaint. */
  readonly isComplaint: boolean;
}

export const UNTOUCHED: SearchInput = { draft: null, isNew: false, asked: null, suggestions: [], isComplaint: false };

/** A text that is shorter suggests nothing. */
const SHORTEST = 2;

/** The shopper types; what was suggested before stays until there is something better. */
export function typed(input: SearchInput, draft: string): SearchInput {
  return { ...input, draft, isNew: true };
}

/** A while has passed since `draft` was typed. When it still stands there, the shopper pauses, and may be helped. */
export function waited(input: SearchInput, draft: string): SearchInput {
  if (input.draft !== draft) return input;
  const asked = draft.trim();
  return asked.length < SHORTEST ? cleared(input) : { ...input, asked };
}

/** Suggestions came; those for a text that is not asked for any more, or has changed since, are left behind. */
export function answered(
  input: SearchInput,
  { search, ...answer }: { readonly search: string } & Pick<SearchInput, 'suggestions' | 'isComplaint'>,
): SearchInput {
  return input.asked === search && input.draft?.trim() === search ? { ...input, ...answer } : input;
}

export function submitted(input: SearchInput, text: string): SearchInput {
  return text.trim().length < SHORTEST ? cleared(input) : input;
}

/** A navigation has begun: what was typed so far goes with it. */
export function departed(input: SearchInput): SearchInput {
  return { ...input, isNew: false };
}

/** Another list is here with its own text, which never takes away what was typed while it was on its way. */
export function arrived(input: SearchInput): SearchInput {
  return input.isNew ? { ...input, suggestions: [] } : UNTOUCHED;
}

function cleared(input: SearchInput): SearchInput {
  return { ...input, asked: null, suggestions: [] };
}
