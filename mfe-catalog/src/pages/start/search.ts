import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $pendingNavigation, navigationRequested } from '@vitrava/shared-kit/bus/shell';
import { namedContract, type ProductCard, productCardContract } from '@vitrava/shared-kit/contracts/browser';
import { arr, obj, str } from '@withease/contracts';
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { addressOf, EMPTY_QUERY } from '../../domain/catalogue-address/index.ts';
import { productPath } from '../../paths.ts';
import { $request } from './model.ts';

const SUGGEST_AFTER_MS = 150;

/** Something the shopper may have meant, and where it leads. */
export interface Suggestion {
  readonly kind: 'query' | 'category' | 'brand' | 'product';
  readonly text: string;
  readonly to: string;
  readonly product?: Pick<ProductCard, 'brand' | 'price'>;
}

export const textTyped = createEvent<string>();
export const textSubmitted = createEvent<string>();
export const suggestionPicked = createEvent<string>();

/** What stands in the field while it is not (yet) what the list was asked by. */
const $draft = createStore<string | null>(null, { serialize: 'ignore' });
const $isTypedSinceDeparture = createStore(false, { serialize: 'ignore' });
export const $text = combine($draft, $request, (draft, request) => draft ?? request.search);

$draft.on(textTyped, (_, text) => text);
$isTypedSinceDeparture.on(textTyped, () => true);
sample({ clock: $pendingNavigation, filter: (target) => target !== null, fn: () => false, target: $isTypedSinceDeparture });
// A new page has its own text, but never takes away what was typed while it was on its way.
sample({ clock: $request, source: $isTypedSinceDeparture, filter: (isTyped) => !isTyped, fn: () => null, target: $draft });

const askFx = createApiFx({
  name: 'askFx',
  request: ({ search, signal }: { search: string; signal: AbortSignal }) => ({
    path: 'api/search/suggestions/',
    query: { search },
    signal,
  }),
  contract: obj({ queries: arr(str), categories: arr(namedContract), brands: arr(namedContract), products: arr(productCardContract) }),
});

/** The question under way; the next one ends it. */
const $question = createStore<AbortController | null>(null, { serialize: 'ignore' });
const beginQuestionFx = attach({
  source: $question,
  effect(previous, search: string) {
    previous?.abort();
    const controller = new AbortController();
    return { search, controller };
  },
});

export const $suggestions = createStore<readonly Suggestion[]>([], { serialize: 'ignore' });
export const $areSuggestionsPending = askFx.pending;

/** A pause in typing: the text is still the same after a while. */
const waitFx = createEffect((text: string) => new Promise<string>((resolve) => setTimeout(resolve, SUGGEST_AFTER_MS, text)));
const trimmed = sample({ clock: waitFx.doneData, source: $draft, filter: (draft, text) => draft === text, fn: (_, text) => text.trim() });

sample({ clock: textTyped, target: waitFx });

sample({ clock: trimmed, filter: (text) => text.length > 1, target: beginQuestionFx });
sample({ clock: beginQuestionFx.doneData, fn: ({ controller }) => controller, target: $question });
sample({ clock: beginQuestionFx.doneData, fn: ({ search, controller }) => ({ search, signal: controller.signal }), target: askFx });
sample({
  clock: askFx.done,
  source: $text,
  filter: (text, { params }) => text.trim() === params.search,
  fn: (_, { result }): Suggestion[] => [
    ...result.queries.map((text) => ({ kind: 'query' as const, text, to: addressOf({ search: text }) })),
    ...result.categories.map(({ slug, name }) => ({ kind: 'category' as const, text: name, to: addressOf({ category: slug }) })),
    ...result.brands.map(({ slug, name }) => ({ kind: 'brand' as const, text: name, to: addressOf({ brands: [slug] }) })),
    ...result.products.map(({ id, name, brand, price }) => ({
      kind: 'product' as const,
      text: name,
      to: productPath({ id }),
      product: { brand, price },
    })),
  ],
  target: $suggestions,
});
sample({ clock: [trimmed, textSubmitted], filter: (text) => text.trim().length < 2, fn: () => [], target: $suggestions });
sample({ clock: $request, fn: () => [], target: $suggestions });

sample({
  clock: textSubmitted,
  fn: (search) => ({ to: addressOf({ ...EMPTY_QUERY, search: search.trim() }) }),
  target: navigationRequested,
});
sample({ clock: suggestionPicked, fn: (to) => ({ to }), target: navigationRequested });
